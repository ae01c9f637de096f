import { waitForFonts } from './fonts.mjs';
import { expect, bookingTest as test } from './guest.js';
import { layoutShift } from './layout-shift.js';
import { mailedLink } from './mailed-link.js';
import { delayApi } from './network.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    again: 'Confirm password',
    register: 'Create account',
    confirm: 'Confirm and log in',
    wrong: 'This is not the password that was chosen for this account',
    other: 'I forgot it or did not choose it: choose a new one',
    resend: 'New account not confirmed yet? Send the link again',
    newLink: 'Send me a new link',
    checkEmail: 'Check your email',
    heading: 'Confirm your email',
    over: 'This link no longer works',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    password: 'Contraseña',
    again: 'Confirme la contraseña',
    register: 'Crear la cuenta',
    confirm: 'Confirmar e iniciar sesión',
    wrong: 'Esta no es la contraseña que se eligió para esta cuenta',
    other: 'La olvidé o no la elegí yo: elegir una nueva',
    resend: '¿Todavía no confirma su cuenta nueva? Enviarme el enlace de nuevo',
    newLink: 'Enviarme un enlace nuevo',
    checkEmail: 'Revise su correo electrónico',
    heading: 'Confirme su correo electrónico',
    over: 'Este enlace ya no funciona',
  },
} as const;

test('a guest registers, follows the mailed link, and logs in with the chosen password @both @smoke', async ({
  page,
  office,
  language,
}) => {
  const said = texts[language];
  const email = `confirm-${language}@example.com`;
  const password = 'three orange cones';
  const main = page.getByRole('main');
  for (const inDays of [20, 30, 40]) {
    const person = { first_name: 'María', last_name: 'Peña', email };
    await office.takeSeat(await office.addClass({ inDays }), person);
  }
  await page.goto('/register');
  const values = { firstName: 'María', lastName: 'Peña', email, password, again: password } as const;
  for (const [field, typed] of Object.entries(values))
    await main.getByLabel(said[field as keyof typeof values], { exact: true }).fill(typed);
  await main.getByRole('button', { name: said.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.checkEmail })).toBeVisible();
  await expectUsable(page, 'registered');

  const link = await mailedLink(office.dataFolder, email, '/confirm-email');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const field = main.getByLabel(said.password, { exact: true });
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group').getByRole('link', { name: said.wrong })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('link', { name: said.other })).toHaveAttribute('href', '/forgot-password');
  await expectUsable(page, 'confirm-email-refused');
  await field.fill(password);
  await main.getByRole('button', { name: said.confirm }).click();
  await expect(page).toHaveURL('/client/dashboard');

  // Nothing moves when the bookings have loaded.
  const release = await delayApi(page);
  await page.reload();
  const loading = main.getByRole('status').filter({ hasText: /…$/ });
  await expect(loading).toBeVisible();
  await waitForFonts(page);
  await release();
  await expect(loading).toHaveCount(0);
  await expect(main.getByRole('listitem')).toHaveCount(3);
  expect(await layoutShift(page)).toBe(0);

  await page.goto(link);
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: said.over })).toBeVisible();
  await expectUsable(page, 'confirm-email-over');
});

test('the log-in page sends the link again, without revealing whether there is an account @both', async ({
  page,
  language,
}) => {
  const said = texts[language];
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: said.resend }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.heading })).toBeVisible();
  await expectUsable(page, 'confirm-email-resend');
  await page.getByRole('main').getByLabel(said.email, { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: said.newLink }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.checkEmail })).toBeVisible();
  await expectUsable(page, 'confirm-email-sent');
});
