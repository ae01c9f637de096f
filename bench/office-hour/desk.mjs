import { ADMIN } from '../processes.mjs';
import { Hand } from './hand.mjs';

/**
 * @typedef {object} Desk
 * @property {Hand} hand
 * @property {() => Promise<string[]>} printed the text of each page for which the print dialog was opened
 * @property {() => Promise<string[]>} answers the mailto: addresses that were opened
 * @property {(file: string) => Promise<unknown>} picture
 * @property {() => Promise<void>} leave
 */

const LONGEST_WAIT_MS = 15_000;

/** Counts input events, and records what would be printed or opened in a mail program. */
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
 * Opens the dashboard as a logged-in admin.
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
