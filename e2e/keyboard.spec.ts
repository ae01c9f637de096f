import { requiredValues } from './booking-form.js';
import { expect, bookingTest as test } from './guest.js';
import { tabTo } from './keyboard.js';

test('books a seat, including errors, by keyboard @both @smoke', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const typeId = await office.addClassType();
  const classId = await office.addClass({ typeId });
  await page.goto(`/?type=${typeId}`);
  await tabTo(page, page.locator(`a[href="/book/${classId}"]`).first());
  await page.keyboard.press('Enter');
  await expect(bookingForm.heading(texts.booking.heading)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: texts.booking.next }));
  await page.keyboard.press('Space');
  const summary = bookingForm.errorSummary;
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(bookingForm.field('firstName')).toBeFocused();

  await page.keyboard.insertText(requiredValues.firstName);
  for (const name of ['lastName', 'email', 'emergencyContactName', 'emergencyContactPhone'] as const) {
    await tabTo(page, bookingForm.field(name));
    await page.keyboard.insertText(requiredValues[name]);
  }
  await tabTo(page, bookingForm.field('agreeToTerms'));
  await page.keyboard.press('Space');
  await expect(bookingForm.field('agreeToTerms')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(bookingForm.heading(texts.payment.heading)).toBeFocused();
  await tabTo(page, bookingForm.confirmButton);
  await page.keyboard.press('Enter');
  await expect(bookingForm.heading(texts.confirmation.heading)).toBeFocused();
  expect(await office.seatsLeft(classId)).toBe(19);

  await tabTo(page, page.getByRole('main').getByRole('link', { name: texts.confirmation.backHome }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('reads the terms and the collapsed facts of the class by keyboard @both', async ({
  page,
  office,
  bookingForm,
}) => {
  await bookingForm.open(await office.addClass());
  const terms = page.locator('fieldset summary');
  await tabTo(page, terms);
  await page.keyboard.press('Enter');
  await expect(page.locator('fieldset details')).toHaveAttribute('open');
});
