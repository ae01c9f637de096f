import { bookingTest, expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: { search: 'Search', heading: 'Search everything', shortcut: 'Schedule a class', typed: 'schedule a' },
  es: { search: 'Buscar', heading: 'Buscar en todo', shortcut: 'Programar una clase', typed: 'programar' },
};

ownSiteTest(
  'the office finds a booking by email and by number, and a page by its name, by keyboard @both @short-en @smoke',
  async ({ page, office, site, language }) => {
    const texts = textsOf[language];
    await office.takeSeats(await office.addClass(), 3);
    const [booked = { number: '', email: '' }] = await site.query<{ number: string; email: string }>(
      'SELECT confirmation_number AS number, email FROM booking LIMIT 1',
    );
    await page.goto('/admin/dashboard');
    await logInAsOffice(page, language);
    await expect(page.getByRole('button', { name: texts.search, exact: true })).toBeVisible();

    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type(booked.email);
    await expect(page.getByRole('option', { name: booked.number })).toBeVisible();
    await expectUsable(page, 'search');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: texts.heading })).toBeVisible();
    await page.keyboard.type(booked.number.toLowerCase());
    await expect(page.getByRole('option').first()).toContainText(booked.number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
    await expect(page.getByText(booked.number).first()).toBeVisible();

    await page.keyboard.press('Control+K');
    await page.keyboard.type(texts.typed);
    await expect(page.getByRole('option', { name: texts.shortcut })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/schedule\?new/);
  },
);

bookingTest(
  'Ctrl+K opens the search as soon as the console is displayed @both',
  async ({ page, language }) => {
    await page.goto('/admin/dashboard');
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('button[aria-keyshortcuts]')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await logInAsOffice(page, language);
    await expect(page.getByRole('combobox')).toBeFocused();
  },
);
