import { chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test';
import { consolePages } from './console-pages.js';
import { bookingTest, expect, test } from './guest.js';
import { logInAsOffice } from './log-in.js';

/** By how many pixels an element exceeds the window on either side. */
async function outside(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: NaN, width: NaN };
  return Math.max(0, -x, x + width - (element.page().viewportSize()?.width ?? NaN));
}

const narrowest = 320;

/** Opens a page on a narrow phone with text of double size. */
async function onPhone(
  { args = [], ...options }: LaunchOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  try {
    await work(await browser.newPage({ viewport: { width: narrowest, height: 740 } }));
  } finally {
    await browser.close();
  }
}

/** Texts that end beyond the right edge of the window, except hidden ones and those that can be scrolled to. */
const textsOutside = (page: Page) =>
  page.evaluate(() => {
    const isExempt = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return overflowX === 'auto' || clipPath !== 'none' || isExempt(element.parentElement);
    };
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > innerWidth + 1 && !isExempt(text.parentElement))
        outside.push(text.textContent ?? '');
    }
    return outside;
  });

/** Texts of buttons that are wider than their button. */
const textsBeyondButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('where a style makes the text larger, the header fits the width of a phone too @es-360', async ({
  page,
}) => {
  await page.goto('/find-booking');
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
  await expect(links).toHaveCount(3);
  for (const percent of [120, 130, 150, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${String(size)}%`;
    }, percent);
    for (const link of await links.all()) expect(await outside(link)).toBe(0);
    expect(await widthOf(page)).toBe(360);
  }
});

bookingTest(
  'where a style makes the text larger, a price and a confirmation number stay on one line @es-360',
  async ({ page, office }) => {
    const classId = await office.addClass({ price: 1250 });
    const maria = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
    const bookingId = await office.takeSeat(classId, maria);
    const crewId = await office.takeCrew(classId, maria);
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    const enlarge = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    const price = page.getByRole('main').getByText('$1,250', { exact: true }).first();
    for (const path of [
      `/book/${classId}`,
      `/book/${classId}/crew`,
      `/crew-bookings/${crewId}`,
      `/booking-confirmation/${bookingId}`,
    ]) {
      await page.goto(path);
      await enlarge();
      await expect(price).toBeVisible();
      expect(await linesOf(price), path).toBe(1);
      expect(await widthOf(page), path).toBe(360);
    }
    const response = await page.request.get(`/api/bookings/${bookingId}`);
    const { confirmation_number: number } = (await response.json()) as { confirmation_number: string };
    expect(await linesOf(page.getByText(number, { exact: true }))).toBe(1);
  },
);

for (const lang of ['en', 'es']) {
  test(`with text of double size on a phone the header keeps its links visible, and the page its width, in ${lang}`, async ({
    launchOptions,
    demoSite,
  }) => {
    await onPhone(launchOptions, async (page) => {
      await page.goto(`${demoSite}/?lang=${lang}`);
      const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) expect(await outside(link)).toBe(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await widthOf(page)).toBe(narrowest);
    });
  });

  bookingTest(
    `with text of double size a class, a full one, its waiting list, a confirmation and the log-in do not overflow, in ${lang}`,
    async ({ launchOptions, office }) => {
      const typeId = await office.addClassType();
      const fullId = await office.addClass({ typeId, seats: 2, dayCount: 2 });
      const openId = await office.addClass({ typeId, language: 'bilingual', inDays: 20 });
      await office.takeSeat(fullId, { first_name: 'Sam', last_name: 'Seat', email: 'sam@example.com' });
      const bookingId = await office.takeSeat(fullId, {
        first_name: 'María Elena',
        last_name: 'Gutiérrez',
        email: 'maria@example.com',
      });
      const { confirmation_number: number } = (await (
        await fetch(`${office.url}/api/bookings/${bookingId}`)
      ).json()) as { confirmation_number: string };
      await onPhone(launchOptions, async (page) => {
        await page.goto(`${office.url}/booking-confirmation/${bookingId}?lang=${lang}`);
        const shownNumber = page.getByText(number, { exact: true });
        await expect(shownNumber).toBeVisible();
        expect(await outside(shownNumber)).toBe(0);
        expect(await widthOf(page)).toBe(narrowest);
        for (const path of [`/book/${openId}`, `/book/${fullId}`, `/book/${fullId}/wait`]) {
          await page.goto(`${office.url}${path}?lang=${lang}`);
          await expect(page.getByRole('main').getByText('$165').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await widthOf(page)).toBe(narrowest);
        }
        await page.goto(`${office.url}/login?lang=${lang}`);
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
        expect(await widthOf(page)).toBe(narrowest);
      });
    },
  );

  bookingTest(
    `with text of double size the panels of a booking and of a crew do not overflow, in ${lang}`,
    async ({ launchOptions, office }) => {
      const typeId = await office.addClassType();
      const classId = await office.addClass({ typeId, inDays: 20, dayCount: 2 });
      await office.addClass({ typeId, language: 'bilingual', inDays: 30, dayCount: 2 });
      const maria = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
      const bookingId = await office.takeSeat(classId, maria);
      const crewId = await office.takeCrew(classId, maria);
      await onPhone(launchOptions, async (page) => {
        const expectNothingOutside = async () => {
          for (const width of [narrowest, 360]) {
            await page.setViewportSize({ width, height: 740 });
            expect(await widthOf(page)).toBe(width);
          }
        };
        await page.goto(`${office.url}/booking-confirmation/${bookingId}?lang=${lang}`);
        for (const panel of ['move', 'change', 'cancel']) {
          await page.locator(`#booking-${panel}`).click();
          const opened = page.locator(`#booking-${panel} + section`);
          await expect(opened.getByRole('button').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNothingOutside();
        }
        await page.goto(`${office.url}/crew-bookings/${crewId}?lang=${lang}`);
        const move = page.getByRole('main').locator('button[aria-expanded]').first();
        await expect(move).toBeVisible();
        await expectNothingOutside();
        await move.click();
        await expect(page.getByRole('radio').first()).toBeVisible();
        await expectNothingOutside();
      });
    },
  );
}

bookingTest('with text of double size the console does not overflow', async ({ launchOptions, office }) => {
  const classId = await office.addClass();
  const maria = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
  const bookingId = await office.takeSeat(classId, maria);
  const crewId = await office.takeCrew(classId, maria);
  await onPhone(launchOptions, async (page) => {
    // In Spanish, whose words are longer.
    await page.goto(`${office.url}/login?lang=es`);
    await logInAsOffice(page, 'es');
    await page.waitForURL('**/admin/**');
    const printed = [
      `/admin/schedule/${classId}/sign-in-sheet`,
      `/admin/schedule/${classId}/record`,
      `/admin/bookings/badges?ids=${bookingId}`,
    ];
    for (const path of [...consolePages({ classId, bookingId, crewId }), ...printed]) {
      await page.goto(`${office.url}${path}`, { waitUntil: 'networkidle' });
      await expect(page.locator('#console-nav, [aria-controls=console-nav]').first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await widthOf(page), path).toBe(narrowest);
      expect(await textsOutside(page), path).toEqual([]);
      expect(await textsBeyondButtons(page), path).toEqual([]);
    }
  });
});

bookingTest(
  'with text of double size, pages that are being loaded do not overflow',
  async ({ launchOptions, office }) => {
    const classId = await office.addClass();
    const maria = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
    const bookingId = await office.takeSeat(classId, maria);
    await onPhone(launchOptions, async (page) => {
      await page.goto(`${office.url}/login?lang=es`);
      await logInAsOffice(page, 'es');
      await page.waitForURL('**/admin/**');
      // No query is answered.
      await page.route('**/graphql', () => undefined);
      for (const path of [
        '/admin/dashboard',
        '/admin/bookings',
        `/admin/schedule/${classId}`,
        `/booking-confirmation/${bookingId}`,
      ]) {
        await page.goto(`${office.url}${path}`);
        await expect(page.locator('main [aria-hidden=true][class*=Skeleton_room]').first()).toBeVisible();
        expect(await widthOf(page), path).toBe(narrowest);
      }
    });
  },
);
