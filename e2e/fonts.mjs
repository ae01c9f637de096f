/**
 * Waits for the fonts of the page: a page that the server has rendered puts them to use together, once it is painted.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function fontsShown(page) {
  await page.waitForFunction(
    () =>
      document.getElementById('fonts') === null || document.documentElement.dataset['fonts'] !== undefined,
  );
  await page.evaluate(() => document.fonts.ready);
}
