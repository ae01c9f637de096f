import type { Page } from '@playwright/test';
import { consoleTextsOf } from './console-texts.js';
import { officeEnvironment } from './office.js';

/** Logs in as the office with the current page's form. */
export async function logInAsOffice(page: Page, language: 'en' | 'es'): Promise<void> {
  const { logIn } = consoleTextsOf[language];
  await page.getByLabel(logIn.email, { exact: true }).fill(officeEnvironment.ADMIN_EMAIL);
  await page.getByLabel(logIn.password, { exact: true }).fill(officeEnvironment.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
}
