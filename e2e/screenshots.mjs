// Takes the screenshot of the README: the board on a wide screen in English, and on a phone in Spanish.
// npm start, and then: node e2e/screenshots.mjs http://127.0.0.1:4000
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from './browser.mjs';
import { waitForFonts } from './fonts.mjs';

const [url] = process.argv.slice(2);
if (!url) {
  console.error('usage: node e2e/screenshots.mjs URL');
  process.exit(2);
}

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 900 };
const browser = await chromium.launch(await browserLaunchOptions());

/**
 * @param {string} language
 * @param {{ width: number, height: number }} viewport
 * @param {boolean} isPhone
 */
async function firstScreen(language, viewport, isPhone) {
  const page = await browser.newPage({ viewport, isMobile: isPhone, hasTouch: isPhone });
  await page.goto(`${url}/?lang=${language}`);
  await page.getByRole('article').first().waitFor();
  await waitForFonts(page);
  const picture = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

try {
  const pictures = [await firstScreen('en', wide, false), await firstScreen('es', phone, true)];
  const page = await browser.newPage({ viewport: { width: 1760, height: 984 } });
  await page.setContent(`<style>
      body { display: flex; align-items: start; gap: 40px; margin: 0; padding: 40px; background: #e7e6e1 }
      img { display: block; border: 2px solid #16191d }
    </style>${pictures.map((picture) => `<img src="${picture}" />`).join('')}`);
  await page
    .locator('img')
    .last()
    .evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  await mkdir(folder, { recursive: true });
  await page.locator('body').screenshot({ path: `${folder}home.png` });
} finally {
  await browser.close();
}
