// Measures on a phone which scripts arrive and when. Lighthouse measures the rest.
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '../e2e/browser.mjs';

/** Slow 4G and a slow phone, as in Lighthouse's mobile preset. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The time after the first touch in which further files are loaded. */
const SETTLE_MS = 2000;

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} path
 * @property {'en' | 'es'} language
 * @property {string} shows a selector of the main content
 */

/**
 * @typedef {object} Scripts
 * @property {boolean} isReadable without scripts, in the right language
 * @property {number} before kilobytes that arrived before the first contentful paint
 * @property {number} all kilobytes of the whole visit, including the first touch
 */

/**
 * The browser of the tests, with a debugging port for Lighthouse.
 *
 * @param {number} port
 */
export async function openBrowser(port) {
  const options = await browserLaunchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  return chromium.launch({ ...options, args });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Page} page
 * @returns {Promise<Scripts>}
 */
export async function scriptsOf(browser, url, { path, language, shows }) {
  const address = new URL(path, url).href;
  const isReadable = await isShown(browser, address, language, shows, false);
  if (!isReadable && !(await isShown(browser, address, language, shows, true)))
    throw new Error(`${path} does not show ${shows} in ${language}`);

  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'load' });
  await page.touchscreen.tap(5, 5);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForLoadState('networkidle');
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && /\.js$/.test(new URL(entry.name).pathname)
          ? [{ end: entry.responseEnd, bytes: entry.encodedBodySize }]
          : [],
      ),
  }));
  await context.close();
  const kilobytes = (/** @type {typeof scripts} */ some) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    isReadable,
    before: kilobytes(isReadable ? scripts.filter(({ end }) => end <= paint) : scripts),
    all: kilobytes(scripts),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} language
 * @param {string} shows
 * @param {boolean} javaScriptEnabled
 */
async function isShown(browser, address, language, shows, javaScriptEnabled) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  const page = await context.newPage();
  const response = await page.goto(address, { waitUntil: 'load' });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`);
  const seen = page.locator(`html[lang|="${language}"] ${shows}`).first();
  const isVisible = await seen.waitFor({ state: 'visible', timeout: javaScriptEnabled ? 20_000 : 2000 }).then(
    () => true,
    () => false,
  );
  await context.close();
  return isVisible;
}
