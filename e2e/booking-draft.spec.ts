import type { Page } from '@playwright/test';
import { BookingForm, requiredValues, type BookingFormValues } from './booking-form.js';
import { expect, bookingTest as test } from './guest.js';
import { textsOf } from './texts.js';

const secret = 'three orange cones';
const typed = {
  ...requiredValues,
  phone: '801.555.0117',
  textNotifications: true,
  companyName: 'Gutiérrez & Sons',
  createAccount: true,
};
const withPasswords = { ...typed, password: secret, confirmPassword: secret };

async function expectTyped(form: BookingForm, values: Partial<BookingFormValues>): Promise<void> {
  const { textNotifications, createAccount, agreeToTerms, ...texts } = values;
  for (const [name, value] of Object.entries({ textNotifications, createAccount, agreeToTerms } as const)) {
    if (value) await expect(form.page.locator(`#${name}`)).toBeChecked();
  }
  for (const [name, value] of Object.entries(texts)) {
    await expect(form.page.locator(`#${name}`)).toHaveValue(value);
  }
}

/** All stored data of this browser. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

test('the language can be switched in the middle of the form, errors included @both', async ({
  page,
  office,
  bookingForm,
  language,
}) => {
  const other = textsOf[language === 'en' ? 'es' : 'en'];
  await bookingForm.open(await office.addClass());
  await bookingForm.fill({ ...withPasswords, email: 'nobody', agreeToTerms: false });
  await bookingForm.continue();
  await page.getByRole('banner').getByRole('link', { name: other.languageName }).click();

  const inOther = new BookingForm(page, other, false);
  await expect(inOther.errorSummary.getByRole('link')).toHaveText([
    other.booking.invalidEmail,
    other.booking.required.agreeToTerms,
  ]);
  await expectTyped(inOther, { ...withPasswords, email: 'nobody', agreeToTerms: false });
});

test('a reload keeps the typed values except the passwords, which are never stored', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.fill(withPasswords);
  const stored = await storageOf(page);
  expect(stored).toContain('Gutiérrez & Sons');
  expect(stored).not.toContain(secret);

  await page.reload();
  await expectTyped(bookingForm, { ...typed, password: '', confirmPassword: '' });
  await expect(page.getByText(texts.booking.typePasswordAgain)).toBeVisible();
});

test("Back from Payment and the page's own Back keep everything, passwords included @es-360", async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.goToPayment(withPasswords);
  expect(await storageOf(page)).not.toContain(secret);
  await page.goBack();
  await expectTyped(bookingForm, withPasswords);

  await bookingForm.continue();
  await bookingForm.press(page.getByRole('button', { name: texts.payment.back, exact: true }));
  await expect(bookingForm.heading(texts.booking.heading)).toBeFocused();
  await expectTyped(bookingForm, withPasswords);
});

test('a field that the server refuses is reported within the window @es-360', async ({
  office,
  bookingForm,
}) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.fill({ ...requiredValues, email: `${'a'.repeat(65)}@example.com` });
  await bookingForm.continue();
  await bookingForm.confirm();
  await expect(bookingForm.errorSummary).toBeFocused();
  await expect(bookingForm.errorSummary).toBeInViewport({ ratio: 1 });
});

test('a reload on Payment stays there, and asks for the password again when an account is wanted', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  await page.reload();
  await expect(bookingForm.heading(texts.payment.heading)).toBeVisible();

  await page.goBack();
  await bookingForm.goToPayment(withPasswords);
  await page.reload();
  await expect(bookingForm.field('password')).toBeFocused();
  await expect(page.getByText(texts.booking.typePasswordAgain)).toBeVisible();
});

test('Payment cannot be reached by its address with an empty form @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await page.goto(`/book/${await office.addClass()}?step=payment`);
  await expect(bookingForm.heading(texts.booking.heading)).toBeVisible();
  await expect(page).not.toHaveURL(/step=payment/);
});

test('each value on Payment links back to its field', async ({ page, office, bookingForm, texts }) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.goToPayment(withPasswords);
  const change = texts.payment.change(texts.booking.labels.email);
  await bookingForm.press(page.getByRole('link', { name: change, exact: true }));
  await expect(bookingForm.field('email')).toBeFocused();
});

test('values typed for one class are not prefilled for another @es-360', async ({ office, bookingForm }) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.fill(typed);
  await bookingForm.open(await office.addClass());
  await expect(bookingForm.field('firstName')).toHaveValue('');
});
