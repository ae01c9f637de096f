import type { Page } from '@playwright/test';

/** Delays the site's scripts until the returned function is called. */
export function delayScripts(page: Page): Promise<() => void> {
  return delayFiles(page, '**/assets/*.js');
}

/** Delays the site's fonts until the returned function is called. */
export function delayFonts(page: Page): Promise<() => void> {
  return delayFiles(page, '**/assets/*.woff2');
}

async function delayFiles(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
