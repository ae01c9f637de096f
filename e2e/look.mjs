// Takes a screenshot of a page, and reports what it does not show: errors, failed requests, horizontal overflow.
// node e2e/look.mjs http://127.0.0.1:4000/ --lang es --width 360 --out /tmp/home.png
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { browserLaunchOptions } from './browser.mjs';
import { waitForFonts } from './fonts.mjs';

const usage = `usage: node e2e/look.mjs URL [options]
  --out FILE        the picture (look.png)
  --lang en|es      language kept in the browser (en)
  --width PIXELS    width of the window (1280; below 600 it is a touch screen)
  --height PIXELS   height of the window (900, or 740 on a touch screen)
  --script FILE     a module whose default export is async (page) => {}, run before the picture
  --viewport        only what is in the window, not the whole page
  --print           as on paper
  --dark            with the dark colour scheme
  --axe             print what axe finds`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'look.png' },
    lang: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string' },
    script: { type: 'string' },
    viewport: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
  },
});
const [url] = positionals;
if (!url) {
  console.error(usage);
  process.exit(2);
}

const width = Number(values.width);
const isPhone = width < 600;
const browser = await chromium.launch(await browserLaunchOptions());
try {
  const context = await browser.newContext({
    viewport: { width, height: Number(values.height ?? (isPhone ? 740 : 900)) },
    locale: `${values.lang}-US`,
    hasTouch: isPhone,
    isMobile: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme: values.dark ? 'dark' : 'light',
  });
  await context.addInitScript((language) => {
    if (location.protocol !== 'about:' && localStorage.getItem('language') === null)
      localStorage.setItem('language', language);
  }, values.lang);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      console.log(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) =>
    console.log(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) console.log(`${response.status()}: ${response.url()}`);
  });

  await page.goto(url, { waitUntil: 'networkidle' });
  if (values.script) {
    const script = await import(pathToFileURL(resolve(values.script)).href);
    await script.default(page);
  }
  if (values.print) await page.emulateMedia({ media: 'print' });
  await waitForFonts(page);
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  if (overflow > 0) console.log(`scrolls sideways by ${overflow} px`);
  if (values.axe) {
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run());
    for (const { id, help, nodes } of violations) {
      console.log(`axe ${id}: ${help}`);
      for (const { target, failureSummary } of nodes)
        console.log(`  ${target.join(' ')}: ${failureSummary ?? ''}`);
    }
    console.log(`axe: ${violations.length} violations`);
  }
  await page.screenshot({ path: values.out, fullPage: !values.viewport });
  console.log(`${values.out}: "${await page.title()}" ${page.url()}`);
} finally {
  await browser.close();
}
