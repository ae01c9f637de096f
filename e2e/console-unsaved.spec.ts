import type { Locator } from '@playwright/test';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';

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
  await expect(page).toHaveURL(/\/admin\/class-types/);
  await expect(name).toHaveValue('Another name');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

/** In one task: the form must be guarded from the first change on. */
function typeAndGoBack(field: Locator, text: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, value) => {
    // React ignores a value that is assigned to the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.back();
  }, text);
}
