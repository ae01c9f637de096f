import { Board } from './board.js';
import { holdBack, loseServer } from './connection.js';
import { expect, test } from './guest.js';
import { upcomingClasses } from './office.js';
import { expectUsable } from './usable.js';

test('shows that the classes are on their way, and then the board @both', async ({
  page,
  words,
  language,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.home.heading })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.home.loading })).toBeAttached();
  await expect(page).toHaveTitle(words.home.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectUsable(page, 'home-loading');

  await letGo();
  const board = new Board(page, words);
  await expect(board.cards).not.toHaveCount(0);
  await expectUsable(page, 'home');
});

test('nothing of the first screen moves when the classes arrive @both', async ({ page, words }) => {
  const letGo = await holdBack(page);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await heading.boundingBox();
  await letGo();
  await expect(new Board(page, words).cards).not.toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});

test('says that the classes could not be loaded, and brings them with Retry @both', async ({
  page,
  words,
}) => {
  const restore = await loseServer(page);
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: words.home.failed });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: '(801) 555-0142' })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await expectUsable(page, 'home-failed');

  await restore();
  await alert.getByRole('button', { name: words.home.retry }).click();
  await expect(new Board(page, words).cards).not.toHaveCount(0);
  await expect(alert).toBeHidden();
});

test('shows every upcoming class of the API, soonest first @es-360', async ({
  page,
  words,
  baseURL,
  language,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const board = new Board(page, words);
  await board.open();
  const names = classes.map(({ name_en, name_es }) => (language === 'es' ? (name_es ?? name_en) : name_en));
  await expect(board.cards.getByRole('heading')).toHaveText(names);
});

test('warns of the last seats, strikes a full class and offers its other dates @both', async ({
  page,
  words,
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
  const board = new Board(page, words);
  await board.open();

  const limitedCard = board.card(limited.id);
  await expect(limitedCard).toContainText(words.home.seatsLeft(limited.seats_left));
  await expect(limitedCard.locator('[data-state="limited"]')).toBeVisible();

  const fullCard = board.card(full.id);
  await expect(fullCard.getByText(words.home.full, { exact: true })).toBeVisible();
  await expect(fullCard.getByRole('button', { name: words.home.book })).toBeDisabled();
  await fullCard.getByRole('link', { name: words.home.otherDates }).click();
  await expect(page).toHaveURL(`/?type=${full.class_type_id}#classes`);
  await expect(page.getByText(words.home.onlyDates)).toBeVisible();
  const sameType = classes.filter(({ class_type_id }) => class_type_id === full.class_type_id);
  await expect(board.cards).toHaveCount(sameType.length);
  await expectUsable(page, 'board-of-one-type');
});

test('leads from a card to its booking page, with the focus on the heading there', async ({
  page,
  words,
}) => {
  const board = new Board(page, words);
  await board.open();
  await board.cards.getByRole('link', { name: words.home.book }).first().click();
  await expect(page).toHaveURL(/\/book\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: words.booking.heading })).toBeFocused();
});

test('Back from a class leads to the place on the board where one was @es-360', async ({ page, words }) => {
  const board = new Board(page, words);
  await board.open();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = board.cards.getByRole('link', { name: words.home.book }).nth(20);
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(2000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: words.booking.heading })).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
  await expect(link).toBeInViewport();
});

test('the first key press offers to skip to the content @both', async ({ page, words }) => {
  await new Board(page, words).open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/no-such-page', '/admin/users/7', '/book', '/booking-confirmation/']) {
  test(`leads from ${path} to the home page`, async ({ page, words }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: words.home.heading })).toBeVisible();
  });
}
