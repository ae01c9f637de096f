import { ADMIN } from '../processes.mjs';
import { Hand } from './hand.mjs';

/**
 * @typedef {object} Desk
 * @property {Hand} hand
 * @property {() => Promise<string[]>} printed the text of each page that the dialog was opened for
 * @property {() => Promise<string[]>} answers the addresses that the mail program was given
 * @property {(file: string) => Promise<unknown>} picture
 * @property {() => Promise<void>} leave
 */

const LONGEST_WAIT_MS = 15_000;

/** What a page counts, and what it would have handed to a printer and to a mail program. */
const WITNESS = `
  window.receivedInput = [];
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, (event) => event.isTrusted && receivedInput.push(type), true);
  window.printed = [];
  window.print = () => printed.push(document.querySelector('main').innerText);
  window.answers = [];
  addEventListener('click', (event) => {
    const mail = event.target.closest('a[href^="mailto:"]');
    if (!mail) return;
    event.preventDefault();
    answers.push(mail.href);
  }, true);
`;

/**
 * Somebody of the office in front of the dashboard, logged in.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Desk>}
 */
export async function openDesk(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  await context.addInitScript(WITNESS);
  const page = await context.newPage();
  await page.goto(new URL('/admin/dashboard', url).href);
  await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('receivedInput.splice(0)');
  return {
    hand: new Hand(page),
    printed: () => page.evaluate('printed'),
    answers: () => page.evaluate('answers'),
    picture: (file) => page.screenshot({ path: file }),
    leave: () => context.close(),
  };
}
