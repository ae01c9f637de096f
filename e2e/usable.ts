import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { waitForFonts } from './fonts.mjs';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Checks a state of a page: no axe findings and no horizontal overflow. With PICTURES=on it also takes a screenshot.
 *
 * @param state its name in reports, and of the screenshot
 * @param options.except a third-party part that is excluded
 */
export async function expectUsable(
  page: Page,
  state: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const { tags, project } = test.info();
  expect(tags, 'tags of a test that looks at a layout').toContain('@both');
  await test.step(`${state} is usable`, async () => {
    if (process.env.PICTURES === 'on') {
      await waitForFonts(page);
      const path = join('test-results/pictures', project.name, `${state}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page, except)).toEqual([]);
  });
}

function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Runs in the page itself, which suffices without frames; @axe-core/playwright opens another page each time. */
async function axeViolations(page: Page, except: string | undefined): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (excluded) => {
    const context = excluded === undefined ? document : { exclude: excluded };
    const { violations } = await window.axe.run(context, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
    );
  }, except);
}
