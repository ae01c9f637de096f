import { mkdir } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { Board } from './board.js';
import { requiredAnswers } from './booking-form.js';
import { loseServer } from './connection.js';
import { bookingTest, test } from './guest.js';

/** For eyes, not for comparison: test-results/pictures/en-1280/home.png and so on. */
async function take(page: Page, { project }: TestInfo, name: string, fullPage = true): Promise<void> {
  const folder = `test-results/pictures/${project.name}`;
  await mkdir(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

test('pictures of the home page', async ({ page, words, contactForm }, info) => {
  await new Board(page, words).open();
  await take(page, info, 'home-first-screen', false);
  await contactForm.comeNear();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, info, 'home');
  await contactForm.sendButton.click();
  await contactForm.errorSummary.waitFor();
  await contactForm.section.screenshot({
    path: `test-results/pictures/${info.project.name}/contact-errors.png`,
  });
});

bookingTest('pictures of a booking', async ({ page, office, bookingForm, words }, info) => {
  await bookingForm.open(await office.addClass({ dayCount: 2, seats: 12 }));
  await take(page, info, 'information');
  await bookingForm.fill({ smsOptIn: true, createAccount: true, email: 'maria' });
  await bookingForm.continue();
  await bookingForm.errorSummary.waitFor();
  await take(page, info, 'information-errors');

  const password = 'three orange cones';
  await bookingForm.goToPayment({
    ...requiredAnswers,
    phone: '801 555 0117',
    company: 'Gutiérrez & Sons Concrete',
    password,
    confirmPassword: password,
  });
  await take(page, info, 'payment');
  const restore = await loseServer(page);
  await bookingForm.confirm();
  await page.getByRole('alert').getByText(words.payment.lost).waitFor();
  await take(page, info, 'payment-lost');
  await restore();
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await take(page, info, 'confirmation');
  await page.emulateMedia({ media: 'print' });
  await take(page, info, 'confirmation-print');
});

bookingTest(
  'pictures of a class that is full, and of one that is not found',
  async ({ page, office, bookingForm, words }, info) => {
    const typeId = await office.addClassType();
    const full = await office.addClass({ typeId, seats: 2 });
    await office.addClass({ typeId, inDays: 12, dayCount: 2, language: 'bilingual' });
    const nearlyFull = await office.addClass({ typeId, inDays: 16, seats: 12, language: 'es' });
    await office.takeSeats(nearlyFull, 9);
    await bookingForm.open(full);
    await bookingForm.goToPayment();
    await office.takeSeats(full, 2);
    await bookingForm.confirm();
    await bookingForm.heading(words.unavailable.full).waitFor();
    await page.getByRole('link', { name: words.unavailable.bookThisDate }).first().waitFor();
    await take(page, info, 'full');

    await page.goto('/book/nonsense');
    await bookingForm.heading(words.unavailable.notFound).waitFor();
    await take(page, info, 'not-found');
  },
);
