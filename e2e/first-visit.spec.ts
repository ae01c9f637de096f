import type { Page } from '@playwright/test';
import { budget, filesOfVisit, kindOf } from '../.ci/size.mjs';
import { expect, test } from './visitor.js';

/** What the browser itself asked for, with the bytes that travelled for it. */
async function assetsOf(page: Page, address: string): Promise<Map<string, number>> {
  const requests = new Set<Promise<[string, number]>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!kindOf(pathname)) return;
    requests.add(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new Map(await Promise.all(requests));
}

async function addressOfABooking(page: Page): Promise<string> {
  const response = await page.request.get('/api/class-instances/upcoming/public');
  const classes = (await response.json()) as { id: string; seats_left: number }[];
  const bookable = classes.find(({ seats_left: seatsLeft }) => seatsLeft > 0);
  if (!bookable) throw new Error('The demo data has no class with a free seat.');
  return `/book/${bookable.id}`;
}

for (const route of ['/', '/book'] as const) {
  test(`a first visit to ${route} loads what it was measured to load, within the budget`, async ({
    page,
    language,
  }) => {
    const assets = await assetsOf(page, route === '/book' ? await addressOfABooking(page) : route);
    const measured = filesOfVisit(language === 'es' ? `${route} in Spanish` : route);
    expect([...assets.keys()].filter((file) => !measured.includes(file))).toEqual([]);
    for (const kind of ['js', 'css', 'fonts'] as const) {
      const files = [...assets].filter(([file]) => kindOf(file) === kind);
      expect(files.length).toBeGreaterThan(0);
      const bytes = files.reduce((sum, [, size]) => sum + size, 0);
      expect(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(budget[kind]);
    }
  });
}
