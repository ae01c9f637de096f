/**
 * Waits for the fonts of the page: a server-rendered page applies them together after the first paint.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForFonts(page) {
  await page.waitForFunction(
    () =>
      document.getElementById('fonts') === null || document.documentElement.dataset['fonts'] !== undefined,
  );
  await page.evaluate(() => document.fonts.ready);
}
