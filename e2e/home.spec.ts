import { Board } from './board.js';
import { delayApi, blockApi } from './network.js';
import { expect, test } from './guest.js';
import { waitForFonts } from './fonts.mjs';
import { navigateInApp } from './navigation.js';
import { upcomingClasses } from './office.js';
import { expectUsable } from './usable.js';

test('displays a loading state, and then the board @both @smoke', async ({ page, texts, language }) => {
  await page.goto('/login');
  const release = await delayApi(page);
  await navigateInApp(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: texts.home.heading })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.home.loading })).toBeAttached();
  await expect(page).toHaveTitle(texts.home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectUsable(page, 'home-loading');

  await release();
  const board = new Board(page, texts);
  await expect(board.cards).not.toHaveCount(0);
  await expectUsable(page, 'home');
});

test('nothing in the first screen moves when the classes are loaded @both', async ({ page, texts }) => {
  await page.goto('/login');
  const release = await delayApi(page);
  await navigateInApp(page, '/');
  const heading = page.getByRole('heading', { level: 1, name: texts.home.heading });
  await expect(heading).toBeVisible();
  await waitForFonts(page);
  const before = await heading.boundingBox();
  await release();
  await expect(new Board(page, texts).cards).not.toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});

test('reports that the classes could not be loaded, and loads them with Retry @both', async ({
  page,
  texts,
}) => {
  await page.goto('/login');
  const restore = await blockApi(page);
  await navigateInApp(page, '/');
  const alert = page.getByRole('alert').filter({ hasText: texts.home.failed });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: '(801) 555-0142' })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await expectUsable(page, 'home-failed');

  await restore();
  await alert.getByRole('button', { name: texts.home.retry }).click();
  await expect(new Board(page, texts).cards).not.toHaveCount(0);
  await expect(alert).toBeHidden();
});

test('displays every upcoming class of the API by class type, in ascending order @es-360', async ({
  page,
  texts,
  baseURL,
  language,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const open = classes.filter(({ seats_left }) => seats_left > 0);
  const names = [...open, ...classes].map(({ name_en, name_es }) =>
    language === 'es' ? (name_es ?? name_en) : name_en,
  );
  const board = new Board(page, texts);
  await board.open();
  await expect(board.cards.getByRole('heading', { level: 3 })).toHaveText([...new Set(names)]);
  for (const typeId of new Set(classes.map(({ class_type_id }) => class_type_id))) {
    const rows = await board
      .cardOf(typeId)
      .locator('[id^="class-"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    const ofType = classes.filter(({ class_type_id }) => class_type_id === typeId);
    expect(rows).toEqual(ofType.map(({ id }) => `class-${id}`));
  }
});

test('on a phone the first class can be booked from the second screen at the latest @es-360', async ({
  page,
  texts,
  baseURL,
}) => {
  expect(await upcomingClasses(baseURL ?? '')).toHaveLength(34);
  const board = new Board(page, texts);
  await board.open();
  await expect(board.classes).toHaveCount(34);
  const first = await board.cards.getByRole('link', { name: texts.home.book }).first().boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(first?.y).toBeLessThan(2 * 740);
  expect(height).toBeLessThanOrEqual(9000);
});

test('warns of the last seats, and displays a full class in a few lines beside the open dates @both', async ({
  page,
  texts,
  baseURL,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const limited = classes.find(({ seats_left }) => seats_left > 0 && seats_left < 5);
  const full = classes.find(
    ({ seats_left, class_type_id }) =>
      seats_left === 0 &&
      classes.some((other) => other.class_type_id === class_type_id && other.seats_left > 0),
  );
  if (!limited || !full)
    throw new Error('The demo data has a class that is nearly full and one that is full.');
  const board = new Board(page, texts);
  await board.open();

  const limitedRow = board.classRow(limited.id);
  await expect(limitedRow).toContainText(texts.home.seatsLeft(limited.seats_left));
  await expect(limitedRow.locator('[data-state="limited"]')).toBeVisible();

  const fullRow = board.classRow(full.id);
  await expect(fullRow.getByText(texts.home.full, { exact: true })).toBeVisible();
  await expect(fullRow.getByRole('button', { name: texts.home.book })).toBeDisabled();
  expect((await fullRow.boundingBox())?.height).toBeLessThan(100);
  const card = board.cardOf(full.class_type_id);
  await expect(card.getByRole('link', { name: texts.home.book })).not.toHaveCount(0);
});

test('draws taken and free seats in different colours, also where the system sets the colours', async ({
  page,
  texts,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await new Board(page, texts).open();
  const squares = page.locator('[data-state="limited"] > svg > path');
  const colours = await squares.evaluateAll((both) =>
    both.slice(0, 2).map((path) => getComputedStyle(path).fill),
  );
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('links from a full class to the dates of its class type that a filter hides @both', async ({
  page,
  texts,
  baseURL,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const full = classes.find(
    ({ seats_left, class_type_id, location_address_parts: { city } }) =>
      seats_left === 0 &&
      classes.some(
        (other) =>
          other.class_type_id === class_type_id &&
          other.seats_left > 0 &&
          other.location_address_parts.city !== city,
      ),
  );
  if (!full) throw new Error('The demo data has a full class that is open in another city.');
  const board = new Board(page, texts);
  await board.open(`?city=${encodeURIComponent(full.location_address_parts.city)}`);
  await board.cardOf(full.class_type_id).getByRole('link', { name: texts.home.otherDates }).click();
  await expect(page).toHaveURL(`/?type=${full.class_type_id}#classes`);
  const sameType = classes.filter(({ class_type_id }) => class_type_id === full.class_type_id);
  await expect(board.classes).toHaveCount(sameType.length);
  await expectUsable(page, 'board-of-one-type');
});

test('links from a card to its booking page, with the focus on the heading there', async ({
  page,
  texts,
}) => {
  const board = new Board(page, texts);
  await board.open();
  await board.cards.getByRole('link', { name: texts.home.book }).first().click();
  await expect(page).toHaveURL(/\/book\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.booking.heading })).toBeFocused();
});

test('Back from a class restores the scroll position of the board @es-360', async ({ page, texts }) => {
  const board = new Board(page, texts);
  await board.open();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = board.cards.getByRole('link', { name: texts.home.book }).nth(15);
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(2000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.booking.heading })).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
  await expect(link).toBeInViewport();
});

test('the first Tab focuses the skip link @both', async ({ page, texts }) => {
  await new Board(page, texts).open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/no-such-page', '/admin/users/7', '/book', '/booking-confirmation/']) {
  test(`leads from ${path} to the home page`, async ({ page, texts }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: texts.home.heading })).toBeVisible();
  });
}
