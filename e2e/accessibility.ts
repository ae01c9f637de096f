import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe knows of is wrong with the page as it is now. @param except a part that is not ours to mend */
export async function expectAccessible(page: Page, { except }: { except?: string } = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
  );
  expect(found).toEqual([]);
}

/** Nothing sticks out to the side, at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}
