import type { Page } from '@playwright/test';
import { consoleLink } from './console-menu.js';
import { consoleTextsOf } from './console-texts.js';
import { delayFonts } from './delayed-files.js';
import { delayApi, blockApi } from './network.js';
import { expect, ownSiteTest, bookingTest as test } from './guest.js';
import { navigateInApp } from './navigation.js';
import { layoutShift } from './layout-shift.js';
import { logInAsOffice, pretend, tokenOfClient } from './log-in.js';
import { officeEnvironment } from './office.js';
import { startServer } from './server.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    logIn: 'Log in',
    busy: 'Logging in…',
    refused: 'Invalid email or password. Please try again.',
    lost: 'We could not reach the server. Check your connection and try again.',
    wait: /^Too many attempts\. Wait 1[45] minutes and try again, or choose a new password by email\.$/,
    console: 'Console',
    myBookings: 'My bookings',
    email: 'Email',
    password: 'Password',
  },
  es: {
    logIn: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    refused: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
    lost: 'No pudimos conectarnos al servidor. Revise su conexión e inténtelo de nuevo.',
    wait: /^Demasiados intentos\. Espere 1[45] minutos e inténtelo de nuevo, o elija una contraseña nueva por correo electrónico\.$/,
    console: 'Panel',
    myBookings: 'Mis reservaciones',
    email: 'Correo electrónico',
    password: 'Contraseña',
  },
} as const;

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('the log-in button is disabled while busy, and keeps the focus @both', async ({ page, language }) => {
  const said = texts[language];
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel(said.email, { exact: true }).fill('nobody@example.com');
  await main.getByLabel(said.password, { exact: true }).fill('not the password');
  const release = await delayApi(page);
  await main.getByRole('button', { name: said.logIn }).press('Enter');
  const busy = main.getByRole('button', { name: said.busy });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await release();
  await expect(page.getByRole('alert')).toHaveText(said.refused);
  await expect(main.getByRole('button', { name: said.logIn })).toBeFocused();
  await expect(main.getByRole('button', { name: said.logIn })).toBeEnabled();
  await expectUsable(page, 'login-refused');
});

test('a log-in without a connection says so, not that the password is wrong @both', async ({
  page,
  language,
}) => {
  await page.goto('/login');
  const restore = await blockApi(page);
  await logInAsOffice(page, language);
  await expect(page.getByRole('alert')).toHaveText(texts[language].lost);
  await restore();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('after an eleventh wrong password the page says how long to wait @both', async ({ page, language }) => {
  const said = texts[language];
  const server = await startServer({ ...officeEnvironment, RATE_LIMITS: 'on' });
  try {
    await page.goto(`${server.url}/login`);
    const main = page.getByRole('main');
    await main.getByLabel(said.email, { exact: true }).fill('nobody@example.com');
    await main.getByLabel(said.password, { exact: true }).fill('not the password');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const answered = page.waitForResponse('**/graphql');
      await page.keyboard.press('Enter');
      await answered;
      await expect(page.getByRole('alert')).toHaveText(said.refused);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(said.wait);
  } finally {
    await server.remove();
  }
});

test('a client with a forged admin role is redirected to the home page, without a session @es-360', async ({
  page,
  office,
  language,
}) => {
  await page.goto('/');
  await pretend(page, 'admin', await tokenOfClient(page, office.dataFolder));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: texts[language].logIn })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

ownSiteTest(
  'an admin whose session was ended elsewhere logs in again and returns to the page',
  async ({ page, office, language }) => {
    await page.goto('/login');
    await logInAsOffice(page, language);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByText(consoleTextsOf[language].dashboard.noBookings)).toBeVisible();
    await office.logOutEverywhere();
    await (await consoleLink(page, consoleTextsOf[language].bookings.link)).click();
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
    await logInAsOffice(page, language);
    await expect(page).toHaveURL('/admin/bookings');
  },
);

test('an expired token causes no error on public pages @es-360', async ({ page, texts: site }) => {
  await page.goto('/');
  await pretend(page, 'client', 'ended');
  const responses: { authorization: string | undefined; body: unknown }[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { authorization } = route.request().headers();
    responses.push({ authorization, body: await response.json() });
    await route.fulfill({ response });
  });
  await page.goto('/register');
  await navigateInApp(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: site.home.heading })).toBeVisible();
  await expect.poll(() => responses.length).toBeGreaterThan(0);
  for (const { authorization, body } of responses) {
    expect(authorization).toBeUndefined();
    expect(body).not.toHaveProperty('errors');
  }
  expect(await storedToken(page)).toBe('ended');
});

for (const [role, key, path] of [
  ['client', 'myBookings', '/client/dashboard'],
  ['admin', 'console', '/admin/dashboard'],
] as const) {
  test(`the header links a logged-in ${role} to their own pages from the first paint @both`, async ({
    page,
    context,
    language,
  }) => {
    const said = texts[language];
    await page.goto('/login');
    await pretend(page, role, 'some-token');
    const releaseFonts = await delayFonts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const banner = page.getByRole('banner');
    const own = banner.getByRole('link', { name: said[key] });
    await expect(own).toHaveAttribute('href', path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    releaseFonts();
    await expect(banner.getByRole('link', { name: said.logIn })).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
    await expectUsable(page, `header-of-${role}`);

    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    });
    await expect(banner.getByRole('link', { name: said.logIn })).toBeVisible();
  });
}

test('a password field is as wide as the others @both', async ({ page, language }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const widthOf = async (label: string) =>
      (await main.getByLabel(label, { exact: true }).boundingBox())?.width;
    expect(await widthOf(texts[language].password)).toBe(await widthOf(texts[language].email));
    await expectUsable(page, `password-on-${path.slice(1)}`);
  }
});

test('a page whose chunk fails to load reloads the document once, and then reports the failure', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/assets/account-pages-*.js', (route) => route.abort('connectionreset'));
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(documents).toBe(2);

  // After a successful load, the next failure may reload again.
  await page.unroute('**/assets/account-pages-*.js');
  await page.goto('/register');
  await expect(page.getByLabel(texts.en.email, { exact: true })).toBeVisible();
  await page.route('**/assets/account-pages-*.js', (route) => route.abort('connectionreset'));
  documents = 0;
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(documents).toBe(2);

  // The layout is in a chunk of its own, which loads.
  await page.unroute('**/assets/account-pages-*.js');
  await page.goto('/');
  await pretend(page, 'admin', 'forged');
  await page.route('**/assets/office-booking-pages-*.js', (route) => route.abort('connectionreset'));
  // The server would reject the forged token, which would end the session and redirect.
  await page.route('**/graphql', () => new Promise(() => undefined));
  documents = 0;
  await page.goto('/admin/bookings');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(documents).toBe(2);
  expect(pageErrors.splice(0).join()).toContain('dynamically imported module');
});
