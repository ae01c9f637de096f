import { Board } from './board.js';
import { expect, test } from './guest.js';
import { upcomingClasses, type PublicClass } from './office.js';
import { expectUsable } from './usable.js';

const isEquipment = ({ category }: PublicClass): boolean => category === 'equipment';
const isInSpanish = ({ language }: PublicClass): boolean => language !== 'en';

test('filters the board in a few taps, in the address, with Back undoing each @both', async ({
  page,
  texts,
  baseURL,
}) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const equipment = classes.filter(isEquipment);
  const inSpanish = equipment.filter(isInSpanish);
  const [{ location_address_parts: place }] = inSpanish as [PublicClass];
  const inCity = inSpanish.filter(({ location_address_parts: { city } }) => city === place.city);
  const board = new Board(page, texts);
  await board.open();
  await expect(board.classes).toHaveCount(classes.length);

  await board.category('equipment').click();
  await expect(page).toHaveURL('/?category=equipment');
  await expect(board.classes).toHaveCount(equipment.length);
  await expect(board.category('equipment')).toHaveAttribute('aria-current', 'true');

  await board.choose(board.teaching, 'Español');
  await expect(board.choice(board.teaching, 'Español')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/?category=equipment&teaching=es');
  await expect(board.classes).toHaveCount(inSpanish.length);

  await board.choose(board.cities, place.city);
  await expect(board.classes).toHaveCount(inCity.length);
  for (const { id } of inCity) await expect(board.classRow(id)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('city')).toBe(place.city);
  await expect(page.getByText(texts.home.shown(inCity.length))).toBeVisible();
  await expectUsable(page, 'board-filtered');

  await page.goBack();
  await expect(board.classes).toHaveCount(inSpanish.length);
  await page.goBack();
  await expect(page).toHaveURL('/?category=equipment');
  await page.goBack();
  await expect(board.classes).toHaveCount(classes.length);
  await expect(board.category('all')).toHaveAttribute('aria-current', 'true');
});

test('the Tab key moves along a row of filters, and the chosen one is visible @es-360', async ({
  page,
  texts,
  baseURL,
}) => {
  const cities = (await upcomingClasses(baseURL ?? '')).map(({ location_address_parts: { city } }) => city);
  const board = new Board(page, texts);
  await board.open();
  await board.show(board.cities);
  const everyCity = board.choice(board.cities, texts.home.everyCity);
  await everyCity.focus();
  const last = board.cities.getByRole('link').last();
  for (let steps = new Set(cities).size; steps > 0; steps -= 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('a filter keeps scroll position and focus, and loads no document', async ({ page, texts, baseURL }) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const board = new Board(page, texts);
  await board.open();
  await expect(board.classes).toHaveCount(classes.length);
  const choice = board.category('equipment');
  await choice.focus();
  await page.evaluate(() => window.scrollBy(0, 150));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?category=equipment');
  await expect(board.classes).toHaveCount(classes.filter(isEquipment).length);
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(loads).toBe(0);
});

test('a shared link opens the board with its filters @es-360', async ({ page, texts, baseURL }) => {
  const wanted = (await upcomingClasses(baseURL ?? '')).filter(isEquipment).filter(isInSpanish);
  const board = new Board(page, texts);
  await board.open('?category=equipment&teaching=es');
  await expect(board.classes).toHaveCount(wanted.length);
  await expect(board.category('equipment')).toHaveAttribute('aria-current', 'true');
  await expect(board.choice(board.teaching, 'Español')).toHaveAttribute('aria-current', 'true');
});

test('filters without a match suggest which one to remove @both', async ({ page, texts, baseURL }) => {
  const classes = await upcomingClasses(baseURL ?? '');
  const inCompliance = classes.filter(({ category }) => category === 'compliance').length;
  await page.goto('/?category=compliance&city=Moab');
  await expect(page.getByRole('heading', { name: texts.home.noneFits })).toBeVisible();
  await expectUsable(page, 'board-nothing-fits');
  await page.getByRole('link', { name: texts.home.without('Moab', inCompliance) }).click();
  await expect(page).toHaveURL('/?category=compliance');
  await expect(new Board(page, texts).classes).toHaveCount(inCompliance);
});
