import { chromium, type Locator } from '@playwright/test';
import { expect, test } from './guest.js';

/** How far an element sticks out of the window, to either side. */
async function outside(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: NaN, width: NaN };
  return Math.max(0, -x, x + width - 360);
}

for (const lang of ['en', 'es'])
  test(`with text of twice the size the header of a phone keeps its links on the screen, and the page its width, in ${lang}`, async ({
    launchOptions,
    demoSite,
  }) => {
    const { args = [], ...options } = launchOptions;
    const browser = await chromium.launch({
      ...options,
      args: [...args, '--blink-settings=defaultFontSize=32'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(`${demoSite}/?lang=${lang}`);
      const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) expect(await outside(link)).toBe(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    } finally {
      await browser.close();
    }
  });
