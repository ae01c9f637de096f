import type { Page } from '@playwright/test';
import { budget, filesOfVisit, kindOf } from '../.ci/size.mjs';
import { waitForFonts } from './fonts.mjs';
import { expect, test } from './guest.js';
import { slowDownTime, waitForHydration } from './navigation.js';
import { upcomingClasses } from './office.js';

const kinds = ['js', 'css', 'fonts'] as const;

/** The assets that the browser requests, with their transferred bytes. */
async function assetsOf(page: Page, address: string): Promise<Map<string, number>> {
  const requests = new Set<Promise<[string, number]>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!kindOf(pathname)) return;
    requests.add(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await slowDownTime(page);
  await page.goto(address);
  await waitForHydration(page);
  await waitForFonts(page);
  // On a busy machine, an earlier pause between two requests counts as idle.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new Map(await Promise.all(requests));
}

for (const route of ['/', '/book'] as const) {
  test(`a first visit to ${route} loads the measured files, within the budget @both @smoke`, async ({
    page,
    language,
    baseURL,
  }) => {
    const bookable = (await upcomingClasses(baseURL ?? '')).find(({ seats_left }) => seats_left > 0);
    const assets = await assetsOf(page, route === '/book' ? `/book/${String(bookable?.id)}` : route);
    const bytesOf = (kind: (typeof kinds)[number]): number =>
      [...assets].reduce((sum, [file, size]) => (kindOf(file) === kind ? sum + size : sum), 0);

    const kilobytes = kinds.map((kind) => `${kind} ${(bytesOf(kind) / 1024).toFixed(1)} KB`);
    console.log(`first visit to ${route} in ${language}: ${kilobytes.join(', ')}`);

    const measured = filesOfVisit(language === 'es' ? `${route} in Spanish` : route);
    expect.soft([...assets.keys()].filter((file) => !measured.includes(file))).toEqual([]);
    for (const kind of kinds) {
      // The style sheets are inlined, so none is requested.
      if (kind === 'css') expect.soft(bytesOf(kind), `bytes of ${kind}`).toBe(0);
      else expect.soft(bytesOf(kind), `bytes of ${kind}`).toBeGreaterThan(0);
      expect.soft(bytesOf(kind), `bytes of ${kind}`).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

test('the page preloads every script and inlines every style sheet of its first screen @both', async ({
  request,
  baseURL,
  language,
}) => {
  const bookable = (await upcomingClasses(baseURL ?? '')).find(({ seats_left }) => seats_left > 0);
  const addresses = { '/': '/', '/book': `/book/${String(bookable?.id)}` } as const;
  for (const route of ['/', '/book'] as const) {
    const html = await (await request.get(`${addresses[route]}?lang=${language}`)).text();
    const needed = filesOfVisit(language === 'es' ? `${route} in Spanish` : route);
    const named = /<script data-scripts="([^"]*)" data-styles="([^"]*)">/
      .exec(html)
      ?.slice(1)
      .join(' ')
      .split(' ');
    expect(needed.filter((file) => !named?.includes(file) && kindOf(file) !== 'fonts')).toEqual([]);
    expect(html).toContain('<style>@layer');
  }
});

test('fonts are requested after the first paint, and load without scripts too @both', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  const firstFont = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  expect(await firstFont.jsonValue()).toBeGreaterThanOrEqual(painted);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const withoutScripts = await context.newPage();
  const font = withoutScripts.waitForRequest(/\.woff2$/);
  await withoutScripts.goto('/');
  await font;
  await context.close();
});
