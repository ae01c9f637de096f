import { expect, test } from './guest.js';
import { waitForHydration } from './navigation.js';
import { layoutShift } from './layout-shift.js';
import { textsOf } from './texts.js';

const otherOf = { en: 'es', es: 'en' } as const;

test('the toggle is labelled in the other language, switches everything, and is stored @both @smoke', async ({
  page,
  language,
}) => {
  const other = otherOf[language];
  const html = page.locator('html');
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('link', { name: textsOf[other].languageName });
  await expect(toggle).toHaveAttribute('href', `/?lang=${other}`);
  await toggle.click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf[other].home.heading })).toBeVisible();
  await expect(html).toHaveAttribute('lang', other);
  await expect(page).toHaveTitle(textsOf[other].home.title);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: textsOf[other].home.heading })).toBeVisible();
  await expect(html).toHaveAttribute('lang', other);
});

test('a link with a language opens in it, and the toggle removes it from the address @both', async ({
  page,
  language,
}) => {
  const other = otherOf[language];
  await page.goto(`/?lang=${other}&category=equipment`);
  await expect(page.getByRole('heading', { level: 1, name: textsOf[other].home.heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await waitForHydration(page);

  await page.getByRole('banner').getByRole('link', { name: textsOf[language].languageName }).click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf[language].home.heading })).toBeVisible();
  await expect(page).toHaveURL('/?category=equipment');
});

test('an invalid stored language counts as English @both', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('language', '{"broken');
    localStorage.setItem('token', 'nonsense');
    localStorage.setItem('user', '[');
  });
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: textsOf.en.home.heading })).toBeVisible();
});

test('a link to a part of a page opens there also if the page is loaded again in the stored language @both', async ({
  page,
  language,
}) => {
  const other = otherOf[language];
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('language', stored), other);
  await page.context().clearCookies();
  await page.goto('/#contact');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('heading', { name: textsOf[other].contact.heading })).toBeInViewport();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: textsOf[other].contact.heading })).toBeInViewport();
});

test('links for search engines to the page in each language @both', async ({ page, baseURL }) => {
  await page.goto('/');
  for (const [language, search] of [
    ['en', '?lang=en'],
    ['es', '?lang=es'],
    ['x-default', ''],
  ] as const) {
    const link = page.locator(`link[rel="alternate"][hreflang="${language}"]`);
    await expect(link).toHaveAttribute('href', `${String(baseURL)}/${search}`);
  }
});

test('a browser that prefers Spanish displays the offer from the first paint until the visitor decides', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'es-US',
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const see = page.getByRole('banner').getByRole('link', { name: 'Ver en español' });
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(see).toBeVisible();
    expect(await see.boundingBox()).toMatchObject({ y: 0, height: 44 });
    expect(await layoutShift(page)).toBe(0);
  }
  await page.goto('/?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(see).toHaveCount(0);

  await page.goto('/');
  await see.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(see).toHaveCount(0);
  await expect(page.getByRole('link', { name: textsOf.en.languageName })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: textsOf.es.home.heading })).toBeVisible();

  // Without a stored choice, scripts would switch the Spanish page back to English and store that.
  await waitForHydration(page);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'No, gracias' }).click();
  await expect(see).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: textsOf.en.home.heading })).toBeVisible();
  await expect(see).toHaveCount(0);
  await context.close();
});
