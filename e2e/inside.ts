import type { Page } from '@playwright/test';

/** Goes to an address as a link inside the site does: no page is loaded, and the browser renders it. */
export async function goInside(page: Page, path: string): Promise<void> {
  await comeAlive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the scripts of a page have taken over what the server has rendered. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
}
