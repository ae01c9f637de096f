import { consoleTextsOf } from './console-texts.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { mailedLink } from './mailed-link.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    invite: 'Invite an administrator',
    firstName: 'First name',
    lastName: 'Last name',
    mailIn: 'Language of the email',
    send: 'Send invitation',
    onItsWay: 'The invitation to iris@example.com is on its way.',
    states: ['Invited', 'Active', 'Disabled'],
    newPassword: 'New password',
    again: 'Confirm new password',
    welcome: 'Welcome, Iris',
    details: /^Details/,
    accepted: 'Invitation accepted',
    disable: /^Disable/,
    disabled: 'Iris Peña can no longer log in.',
  },
  es: {
    invite: 'Invitar a un administrador',
    firstName: 'Nombre',
    lastName: 'Apellido',
    mailIn: 'Idioma del correo',
    send: 'Enviar la invitación',
    onItsWay: 'La invitación para iris@example.com va en camino.',
    states: ['Con invitación', 'Activa', 'Desactivada'],
    newPassword: 'Contraseña nueva',
    again: 'Confirme la contraseña nueva',
    welcome: 'Le damos la bienvenida, Iris',
    details: /^Detalles/,
    accepted: 'Invitación aceptada',
    disable: /^Desactivar/,
    disabled: 'Iris Peña ya no puede iniciar sesión.',
  },
} as const;
const password = 'nine slow desert trains';

ownSiteTest(
  'an admin is invited by mail, accepts, logs in, and loses access at once when disabled @both @short-en',
  async ({ page, site, browser, language }) => {
    const said = texts[language];
    const { logIn } = consoleTextsOf[language];
    await page.goto('/admin/users');
    await logInAsOffice(page, language);
    await page.getByRole('button', { name: said.invite }).click();
    await page.getByRole('button', { name: said.send }).click();
    await expectUsable(page, 'users-invite');
    await page.getByLabel(logIn.email, { exact: true }).fill('iris@example.com');
    await page.getByLabel(said.firstName, { exact: true }).fill('Iris');
    await page.getByLabel(said.lastName, { exact: true }).fill('Peña');
    await page.getByLabel(said.mailIn).selectOption(language);
    await page.getByRole('button', { name: said.send }).click();
    await expect(page.getByText(said.onItsWay)).toBeVisible();
    const row = page.getByRole('row', { name: /iris@example\.com/ });
    await expect(row).toContainText(said.states[0]);
    // On one line.
    expect((await row.getByText(said.states[0], { exact: true }).boundingBox())?.height).toBeLessThan(32);

    // On another device.
    const context = await browser.newContext({ baseURL: site.url, locale: `${language}-US` });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const guest = await context.newPage();
    await guest.goto(await mailedLink(site.dataFolder, 'iris@example.com', '/reset-password'));
    await guest.getByLabel(said.newPassword, { exact: true }).fill(password);
    await guest.getByLabel(said.again, { exact: true }).fill(password);
    await guest.keyboard.press('Enter');
    await guest.getByRole('main').locator('a[href="/login"]').click();
    await guest.getByLabel(logIn.email, { exact: true }).fill('iris@example.com');
    await guest.getByLabel(logIn.password, { exact: true }).fill(password);
    await guest.keyboard.press('Enter');
    // On a phone the bar has no welcome text.
    await expect(guest).toHaveURL(/\/admin\/dashboard$/);
    await expect(guest.getByText(said.welcome)).toBeAttached();

    await page.reload();
    await expect(row).toContainText(said.states[1]);
    await row.getByRole('button', { name: said.details }).click();
    await expect(page.getByText(said.accepted)).toBeVisible();
    await expectUsable(page, 'users-details');
    await row.getByRole('button', { name: said.disable }).click();
    await expect(page.getByText(said.disabled)).toBeVisible();
    await expect(row).toContainText(said.states[2]);
    await guest.reload();
    await expect(guest).toHaveURL(/\/login/);
    await context.close();
  },
);
