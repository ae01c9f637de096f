import type { Page } from '@playwright/test';
import { consolePages } from './console-pages.js';
import { expect, ownSiteTest, bookingTest as test } from './guest.js';
import { logInAsOffice } from './log-in.js';

/**
 * The links and buttons that a fingertip may miss: tapped 21 px above or below the middle, something else responds.
 * Links within a sentence and hidden ones are excluded.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A link that only a keyboard reaches has no pointer events.
    const isForTaps = (element: Element) =>
      element.checkVisibility() && getComputedStyle(element).pointerEvents !== 'none';
    const isAlone = (element: Element) =>
      getComputedStyle(element).display !== 'inline' ||
      [...(element.parentElement?.childNodes ?? [])].every(
        (node) => !(node instanceof Text) || node.data.trim() === '',
      );
    const isMissed = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [-21, 21].some((fromMiddle) => {
        const tapped = document.elementFromPoint(x + Math.min(width / 2, 30), y + height / 2 + fromMiddle);
        return !element.contains(tapped);
      });
    };
    return [...document.querySelectorAll('main a[href], main button:enabled')]
      .filter((element) => isForTaps(element) && isAlone(element) && isMissed(element))
      .map((element) => element.textContent);
  });
}

test('on a phone every link and button of a guest is large enough for a finger @es-360', async ({
  page,
  office,
}) => {
  const typeId = await office.addClassType();
  const full = await office.addClass({ typeId, seats: 2 });
  const open = await office.addClass({ typeId, inDays: 20 });
  await office.takeSeats(full, 2);
  // A type without another date: the card ends with a link below the class.
  await office.takeSeats(await office.addClass({ seats: 1 }), 1);
  const contact = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
  const bookingId = await office.takeSeat(open, contact);
  const crewId = await office.takeCrew(open, contact);
  for (const path of [
    '/',
    `/book/${open}`,
    `/book/${open}/crew`,
    `/book/${full}`,
    `/book/${full}/wait`,
    `/booking-confirmation/${bookingId}`,
    `/crew-bookings/${crewId}`,
    '/find-booking',
    '/login',
    '/register',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await smallTargets(page), path).toEqual([]);
  }
});

// With no records of other tests, some of which have names of several lines.
ownSiteTest(
  'on a phone every link and button of the console is large enough for a finger @es-360',
  async ({ page, office, language }) => {
    const classId = await office.addClass();
    // On the dashboard, too.
    await office.addClass({ inDays: 1 });
    const contact = { first_name: 'María Elena', last_name: 'Gutiérrez', email: 'maria@example.com' };
    const bookingId = await office.takeSeat(classId, contact);
    const crewId = await office.takeCrew(classId, contact);
    await page.goto('/login');
    await logInAsOffice(page, language);
    await page.waitForURL('**/admin/**');
    for (const path of consolePages({ classId, bookingId, crewId })) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('#console-nav, [aria-controls=console-nav]').first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await smallTargets(page), path).toEqual([]);
    }
  },
);
