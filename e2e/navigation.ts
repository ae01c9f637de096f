import type { Page } from '@playwright/test';

/** Navigates within the site like a link: without loading a document, so that the browser renders the page. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
}

/**
 * Makes performance.now() slower in the page, so that also on a busy machine the board hydrates within the few seconds in
 * which it does not load the rendered classes again.
 */
export async function slowDownTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
}
