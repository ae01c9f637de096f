import type { Page } from '@playwright/test';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    save: 'Save',
    add: 'Add New Student',
    added: 'Student added successfully!',
    merge: 'Merge',
    done: 'Jose Pena was merged into this student.',
    undo: 'Undo the merge',
    undone: 'The merge is undone: Jose Pena is on record again.',
    title: 'Merge students',
    views: 'Views',
    saveView: 'Save this view…',
    saved: 'The view “Unpaid” is saved.',
    shown: 'View: Unpaid',
  },
  es: {
    save: 'Guardar',
    add: 'Agregar participante',
    added: '¡Participante agregado!',
    merge: 'Unir',
    done: 'Se unió a Jose Pena con este participante.',
    undo: 'Deshacer la unión',
    undone: 'La unión se deshizo: Jose Pena está otra vez en el registro.',
    title: 'Unir participantes',
    views: 'Vistas',
    saveView: 'Guardar esta vista…',
    saved: 'La vista «Unpaid» quedó guardada.',
    shown: 'Vista: Unpaid',
  },
} as const;
type Texts = (typeof texts)['en' | 'es'];

/** Adds a student with the form. @returns the id, from the URL of the page */
async function addStudent(page: Page, said: Texts, firstName: string, lastName: string): Promise<string> {
  await page.goto('/admin/students?new=student');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: said.save }) });
  await form.locator('#student-firstName').fill(firstName);
  await form.locator('#student-lastName').fill(lastName);
  await form.locator('#student-email').fill(`${firstName.length}${lastName.length}.jp@example.com`);
  await form.locator('#student-emergencyContactName').fill('Ana Ríos');
  await form.locator('#student-emergencyContactPhone').fill('(801) 555-0119');
  await form.getByRole('button', { name: said.save }).click();
  await expect(page.getByText(said.added)).toBeVisible();
  await page.getByRole('link', { name: `${firstName} ${lastName}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

ownSiteTest(
  'two students are compared, merged and separated again, by keyboard @both @short-en',
  async ({ page, language }) => {
    const said = texts[language];
    await page.goto('/admin/students');
    await logInAsOffice(page, language);
    await expect(page.getByRole('button', { name: said.add })).toBeVisible();
    const kept = await addStudent(page, said, 'José', 'Peña Ríos');
    await expectUsable(page, 'student');
    const merged = await addStudent(page, said, 'Jose', 'Pena');
    await page.goto('/admin/students');
    await expect(page.getByRole('link', { name: 'Jose Pena' })).toBeVisible();
    await expectUsable(page, 'students');
    await page.goto(`/admin/students/merge?one=${kept}&other=${merged}`);
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await page.getByRole('radio', { name: 'Peña Ríos', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Pena', exact: true })).toBeChecked();
    await expectUsable(page, 'student-merge');
    await page.getByRole('button', { name: said.merge, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(said.done)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'José Pena' })).toBeVisible();
    await expectUsable(page, 'student-merged');
    await page.getByRole('button', { name: said.undo }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(said.undone)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'José Peña Ríos' })).toBeVisible();
    await page.goto('/admin/students/duplicates');
    await expect(page.locator('h1')).toBeVisible();
    await expectUsable(page, 'student-duplicates');
  },
);

ownSiteTest(
  'a view of the bookings is saved and opened by its name @both @short-es',
  async ({ page, language }) => {
    const said = texts[language];
    await page.goto('/admin/bookings?payment=pending');
    await logInAsOffice(page, language);
    await page.getByRole('button', { name: said.views, exact: true }).click();
    await page.getByRole('menuitem', { name: said.saveView }).click();
    await page.locator('#view-name').fill('Unpaid');
    await expectUsable(page, 'view-form');
    await page.keyboard.press('Enter');
    await expect(page.getByText(said.saved)).toBeVisible();
    await page.getByRole('button', { name: said.shown }).focus();
    await page.keyboard.press('ArrowDown');
    await expectUsable(page, 'views');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/bookings$/);
    await page.getByRole('button', { name: said.views, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Unpaid' }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\?payment=pending$/);
  },
);

ownSiteTest('very long names and emails stay within the list of students', async ({ page, office }) => {
  const long = 'x'.repeat(60);
  await office.takeSeat(await office.addClass(), {
    first_name: long,
    last_name: long,
    email: `${long}@${long}.example.com`,
    company_name: long,
  });
  await page.goto('/admin/students');
  await logInAsOffice(page, 'en');
  for (const width of [360, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('cell', { name: `${long}@` })).toBeVisible();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways(), String(width)).toBe(0);
  }
});
