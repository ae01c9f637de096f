import type { Page } from '@playwright/test';
import { consoleTextsOf } from './console-texts.js';
import { mailedLink } from './mailed-link.js';
import { officeEnvironment } from './office.js';

/** Logs in as the office with the current page's form. */
export async function logInAsOffice(page: Page, language: 'en' | 'es'): Promise<void> {
  const { logIn } = consoleTextsOf[language];
  await page.getByLabel(logIn.email, { exact: true }).fill(officeEnvironment.ADMIN_EMAIL);
  await page.getByLabel(logIn.password, { exact: true }).fill(officeEnvironment.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Sets the stored session as a visitor could by hand. */
export async function pretend(page: Page, role: string, token: string): Promise<void> {
  await page.evaluate(
    ([user, given]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', given);
    },
    [JSON.stringify({ id: 'u1', role, firstName: 'Ana' }), token] as const,
  );
}

/** Registers a client and follows the mailed link. @returns the token of the log-in */
export async function tokenOfClient({ request }: Page, dataFolder: string): Promise<string> {
  const email = 'maria@example.com';
  const password = 'three orange cones';
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { isAccepted } }';
  const input = {
    firstName: 'María',
    lastName: 'Peña',
    email,
    language: 'es',
    password,
    confirmPassword: password,
  };
  await request.post('/graphql', { data: { query, variables: { input } } });
  const link = new URL(await mailedLink(dataFolder, email, '/confirm-email'));
  const confirm = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { token } }';
  const confirmation = { token: link.searchParams.get('token'), password };
  await request.post('/graphql', { data: { query: confirm, variables: { input: confirmation } } });
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  return token;
}
