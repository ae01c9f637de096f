import type { Browser, Page } from '@playwright/test';
import { Board } from './board.js';
import { requiredValues } from './booking-form.js';
import { delayScripts } from './delayed-files.js';
import { expect, test } from './guest.js';
import { slowDownTime, waitForHydration } from './navigation.js';
import { layoutShift } from './layout-shift.js';
import { slowDocument } from './slow-document.js';
import { bookableClass, upcomingClasses, type PublicClass } from './office.js';
import { textsOf } from './texts.js';

/** Pages before scripts run, and their hydration. */

async function fullClass(baseURL: string | undefined): Promise<PublicClass> {
  const full = (await upcomingClasses(baseURL ?? '')).find(({ seats_left }) => seats_left === 0);
  if (!full) throw new Error('the demo has no full class');
  return full;
}

/** A browser without scripts. */
async function withoutScripts(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 740 },
    ...(baseURL !== undefined && { baseURL }),
  });
  return context.newPage();
}

test('without scripts the board can be read, filtered, and switched to the other language', async ({
  browser,
  baseURL,
  texts,
}) => {
  const page = await withoutScripts(browser, baseURL, 1280);
  const classes = await upcomingClasses(baseURL ?? '');
  const board = new Board(page, texts);
  await page.goto('/');
  await expect(board.classes.first()).toBeVisible();
  await expect(page).toHaveTitle(texts.home.title);
  await page.getByRole('link', { name: texts.home.showMore }).click();
  await expect(board.classes).toHaveCount(classes.length);

  await page.goto('/');
  await board.category('equipment').click();
  await expect(page).toHaveURL('/?category=equipment');
  const equipment = classes.filter(({ category }) => category === 'equipment');
  await expect(board.classes).toHaveCount(equipment.length);

  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/category=equipment/);
  await expect(new Board(page, textsOf.es).classes).toHaveCount(equipment.length);

  // The choice holds without the parameter: the next page is in Spanish.
  await page
    .getByRole('link', { name: /^Reservar un lugar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/book\/[\w-]+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
});

test('without scripts a page displays a notice at the top, and again when its form is submitted', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL, 360);
  const { id } = await bookableClass(baseURL);
  // Playwright's text and role locators do not match within noscript.
  const notice = page.locator('noscript > p');
  for (const [path, texts] of [
    ['/login?lang=en', /^\s*This site needs JavaScript/],
    [`/book/${id}?lang=es`, /^\s*Este sitio necesita JavaScript/],
  ] as const) {
    await page.goto(path);
    const expectNotice = async () => {
      await expect(page).toHaveURL(path);
      await expect(notice).toHaveText([texts]);
      const header = await page.getByRole('banner').boundingBox();
      expect((await notice.boundingBox())?.y).toBeLessThan(header?.y ?? 0);
    };
    await expectNotice();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('main').locator('form [type=submit]').click();
    await sent;
    await expectNotice();
  }
});

test('a class that does not exist is not for search engines', async ({ request, baseURL }) => {
  const { id } = await bookableClass(baseURL);
  const robotsOf = async (path: string) =>
    /<meta name="robots"[^>]*>/.exec(await (await request.get(path)).text())?.[0];
  await expect(robotsOf('/book/none')).resolves.toBe('<meta name="robots" content="noindex">');
  await expect(robotsOf(`/book/${id}`)).resolves.toBeUndefined();
});

test('without scripts the contact section displays phone number and email', async ({
  browser,
  baseURL,
  texts,
}) => {
  const page = await withoutScripts(browser, baseURL, 360);
  await page.goto('/');
  const section = page.getByRole('region', { name: texts.contact.heading });
  await expect(section.locator('noscript a')).toHaveText([/^\(\d{3}\) \d{3}-\d{4}$/, /@/]);
  // No skeleton for a form that will not be loaded.
  await expect(section.locator('[aria-hidden=true]').filter({ visible: true })).toHaveCount(0);
});

test('values and clicks before the scripts have loaded are neither lost nor repeated @both @smoke', async ({
  page,
  baseURL,
  bookingForm,
  texts,
}) => {
  const release = await delayScripts(page);
  const { id } = await bookableClass(baseURL);
  await page.goto(`/book/${id}`);
  for (const field of [
    'firstName',
    'lastName',
    'email',
    'emergencyContactName',
    'emergencyContactPhone',
  ] as const)
    await bookingForm.field(field).fill(requiredValues[field]);
  await bookingForm.field('agreeToTerms').check();
  await page.getByRole('button', { name: texts.booking.next }).click();
  await expect(bookingForm.field('firstName')).toHaveValue(requiredValues.firstName);

  release();
  // The click was repeated after hydration, once, and no typed value was lost.
  await expect(page.getByRole('heading', { level: 1, name: texts.payment.heading })).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('firstName');
  await page.goBack();
  await expect(bookingForm.field('email')).toHaveValue(requiredValues.email);
  await expect(bookingForm.field('agreeToTerms')).toBeChecked();
});

interface PageCase {
  name: string;
  path: string | ((baseURL: string | undefined) => Promise<string>);
  /** The number of queries that are repeated, because seats may have changed; default: 0. */
  asks?: number;
}

const renderedPages: readonly PageCase[] = [
  { name: 'the board', path: '/' },
  { name: 'the board, filtered', path: '/?category=equipment&teaching=es' },
  {
    name: 'the form of a class',
    path: async (baseURL) => `/book/${(await bookableClass(baseURL)).id}`,
    asks: 1,
  },
  { name: 'a full class', path: async (baseURL) => `/book/${(await fullClass(baseURL)).id}`, asks: 2 },
  { name: 'a class that does not exist', path: '/book/none', asks: 1 },
  { name: 'the log-in', path: '/login' },
  { name: 'the board by a link with a language', path: '/?lang=en&category=equipment' },
  { name: 'the board at a place whose name cannot be read', path: '/#%E0%A4%A' },
  { name: 'the log-in by a link with an unknown language', path: '/login?lang=fr' },
];
for (const { name, path, asks = 0 } of renderedPages) {
  // A hydration error is logged on the console, which fails every test.
  test(`${name} is hydrated without differences or layout shifts @both`, async ({
    page,
    baseURL,
    language,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await slowDownTime(page);
    const release = await delayScripts(page);
    await page.goto(typeof path === 'string' ? path : await path(baseURL));
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
    release();
    await waitForHydration(page);
    const asksFor = new URL(page.url()).searchParams.get('lang');
    await expect(page.locator('html')).toHaveAttribute('lang', asksFor === 'en' ? 'en' : language);
    // The data was rendered into the page.
    await page.waitForLoadState('networkidle');
    // On a busy machine, a pause between two requests counts as idle.
    await expect.poll(() => asked.filter((each) => each === '/graphql')).toHaveLength(asks);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    // Not remounted: that would display the loading state.
    expect(await heading.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

test('the footer of a short page does not move while the document arrives @both', async ({
  page,
  baseURL,
}) => {
  const slow = await slowDocument(baseURL ?? '', 'id="footer-help"');
  await page.goto(`${slow.origin}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  slow.release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  slow.close();
});

test('the target of a hash stays in view while the board above it grows @both', async ({
  page,
  contactForm,
  texts,
}) => {
  // While the server does not know the language, the page is loaded twice.
  await page.goto('/login');
  await waitForHydration(page);
  const release = await delayScripts(page);
  await page.goto('/#contact');
  const heading = contactForm.section.getByRole('heading', { name: texts.contact.heading });
  await expect(heading).toBeInViewport();
  release();
  await waitForHydration(page);
  // Loaded near the viewport.
  await expect(contactForm.field('name')).toBeVisible();
  const { length } = await upcomingClasses(new URL(page.url()).origin);
  await expect(new Board(page, texts).classes).toHaveCount(length);
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeInViewport();
});

test('the contact section stays in view after a navigation from another page, and after a reload @both', async ({
  page,
  contactForm,
  texts,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('contentinfo').locator('a[href$="#contact"]').click();
  const heading = contactForm.section.getByRole('heading', { name: texts.contact.heading });
  const { length } = await upcomingClasses(new URL(page.url()).origin);
  const expectInView = async () => {
    await expect(contactForm.field('name')).toBeVisible();
    await expect(new Board(page, texts).classes).toHaveCount(length);
    await expect(heading).toBeInViewport();
  };
  await expectInView();
  await page.reload();
  await waitForHydration(page);
  await expectInView();
});

for (const path of ['/login', '/login?lang=fr'])
  test(`a stored language without a cookie applies from the first paint of ${path} @es-360`, async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.context().clearCookies();
    await delayScripts(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.content()).toContain('<html lang="es"');
    expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
  });

test('no public page contains data of the session', async ({ request, baseURL }) => {
  const { id } = await bookableClass(baseURL);
  for (const path of ['/', `/book/${id}`, '/login']) {
    const asGuest = await (await request.get(path)).text();
    const asSomebody = await request.get(path, {
      headers: { authorization: 'Bearer a.b.c', cookie: 'token=secret; user=secret' },
    });
    expect(await asSomebody.text()).toBe(asGuest);
  }
  const confirmation = await request.get('/booking-confirmation/7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e');
  expect(confirmation.headers()['cache-control']).toBe('no-store');
  expect(await confirmation.text()).toContain('<div id="root"></div>');
});

test('a page is sent once, and then only if it has changed', async ({ request }) => {
  const first = await request.get('/');
  const { etag = '', 'cache-control': kept, vary = '' } = first.headers();
  expect(kept).toBe('no-cache');
  expect(vary).toContain('Cookie');
  expect(first.headers()).not.toHaveProperty('set-cookie');
  const again = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
