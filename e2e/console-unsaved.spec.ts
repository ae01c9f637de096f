import type { Locator } from '@playwright/test';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    ended: 'Your session has ended',
    notes: /^Notes/,
    start: 'Start',
    save: 'Save class',
    discard: 'Discard what you have not saved?',
    logOut: 'Log out',
    menu: 'Menu',
  },
  es: {
    ended: 'Su sesión terminó',
    notes: /^Notas/,
    start: 'Inicio',
    save: 'Guardar la clase',
    discard: '¿Descartar los cambios?',
    logOut: 'Cerrar sesión',
    menu: 'Menú',
  },
} as const;

ownSiteTest('Back confirms before it discards a form with changes', async ({ page, office }) => {
  await office.addClassType();
  await page.goto('/admin/dashboard');
  await logInAsOffice(page, 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Class Types' }).click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const name = page.getByLabel('Name', { exact: true });
  const question = page.getByRole('dialog', { name: 'Discard what you have not saved?' });

  await typeAndGoBack(name, 'Another name');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/admin\/class-types\?edit=/);
  await expect(name).toHaveValue('Another name');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/class-types');
  await expect(name).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

ownSiteTest(
  'a log-out in another tab leaves what was typed, which is hidden until the next log-in @both',
  async ({ page, context, office, language }) => {
    const texts = textsOf[language];
    const id = await office.addClass();
    await page.goto(`/admin/schedule/${id}?edit`);
    await logInAsOffice(page, language);
    const notes = page.getByLabel(texts.notes);
    await notes.fill('Bring the key');

    const otherTab = await context.newPage();
    await otherTab.goto('/admin/account');
    const logOut = otherTab.getByRole('button', { name: texts.logOut, exact: true });
    await otherTab.getByRole('heading', { level: 1 }).waitFor();
    if (await logOut.isHidden()) await otherTab.getByRole('button', { name: texts.menu }).click();
    await logOut.click();
    await expect(otherTab).toHaveURL('/login');

    const dialog = page.getByRole('dialog', { name: texts.ended });
    await expect(dialog).toBeVisible();
    const behind = await dialog.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(behind).toMatch(/^rgb\(/);
    await expectUsable(page, 'session-ended-in-another-tab');
    await logInAsOffice(page, language);
    await expect(dialog).toHaveCount(0);
    await expect(notes).toHaveValue('Bring the key');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText('Bring the key')).toBeVisible();
  },
);

ownSiteTest(
  'Back closes the notice above a form with changes, and asks nothing @both @short-en',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.addClass();
    await office.takeSeats(id, 1);
    await page.goto(`/admin/schedule/${id}`);
    await logInAsOffice(page, language);
    await page.locator('#class-edit').click();
    const start = page.getByLabel(texts.start, { exact: true });
    await start.fill('09:30');
    await page.getByRole('button', { name: texts.save }).click();
    const notice = page.getByRole('dialog');
    await expect(notice).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(start).toHaveValue('09:30');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: texts.discard })).toBeVisible();
  },
);

/** In one task: the form must be guarded from the first change on. */
function typeAndGoBack(field: Locator, text: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, value) => {
    // React ignores a value that is assigned to the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.back();
  }, text);
}
