import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.js';

/** What holds for every page in every state. */
export async function expectUsable(page: Page): Promise<void> {
  await layOutEverything(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** What is far below the screen is not laid out by the browser, and nothing could be said about it. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}
