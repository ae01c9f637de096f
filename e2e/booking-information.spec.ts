import { requiredValues, type BookingFormValues } from './booking-form.js';
import { expect, bookingTest as test } from './guest.js';
import { expectUsable } from './usable.js';
import type { Texts } from './texts.js';

const alwaysRequired = [
  'firstName',
  'lastName',
  'email',
  'emergencyContactName',
  'emergencyContactPhone',
  'agreeToTerms',
] as const;

test('displays the class beside an empty form, without accessibility problems @both', async ({
  page,
  office,
  bookingForm,
  texts,
  language,
}) => {
  await bookingForm.open(await office.addClass({ seats: 12, price: 149.5, dayCount: 2 }));
  await expect(page).toHaveTitle(texts.booking.title);
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText(
    language === 'es' ? 'OSHA 10 horas, construcción' : 'OSHA 10-Hour Construction',
  );
  await expect(summary).toContainText('$149.50');
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  const eightToHalfPastOne = language === 'es' ? '8:00 a.m. – 1:30 p.m.' : '8:00 AM – 1:30 PM';
  await expect(summary.getByRole('listitem').last()).toContainText(eightToHalfPastOne);
  await expectUsable(page, 'information');
});

test('displays requirements above the form, and the venue, whatever is collapsed @both', async ({
  page,
  office,
  bookingForm,
  texts,
  language,
}) => {
  const typeId = await office.addClassType({
    requirements: 'You must be 18 or older. '.repeat(200).trim(),
    requirements_es: 'Debe tener 18 años o más. '.repeat(190).trim(),
  });
  await bookingForm.open(await office.addClass({ typeId }));
  const section = page.getByRole('region', { name: texts.booking.beforeYouBook });
  const beginning = language === 'es' ? 'Debe tener 18 años' : 'You must be 18';
  await expect(section).toContainText(beginning);
  // The section does not fill the screen.
  const { height } = (await section.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(450);
  await expectUsable(page, 'information-long-requirements');
  await bookingForm.press(section.getByText(texts.booking.readOn));
  await expect(section.getByText(beginning).last()).toBeVisible();

  const place = page
    .getByRole('complementary')
    .getByRole('definition')
    .filter({ hasText: 'West Valley City, UT' });
  await expect(place.first()).toContainText('Ridgeline Training Center');
  await expect(place.first()).toBeVisible();
  await expect(page.getByText(texts.booking.nothingToday)).toBeVisible();

  await bookingForm.goToPayment();
  await expect(section).toContainText(beginning);
  await expect(place.first()).toBeVisible();
  await expect(place.first()).toContainText('2155 S Quarry Road');
  await expect(page.getByRole('complementary')).toContainText(texts.payment.cancelBy);
  await expectUsable(page, 'payment-long-requirements');
});

test('a class without requirements has no heading for them @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  await expect(page.getByRole('heading', { name: texts.booking.beforeYouBook })).toHaveCount(0);
});

test('does not mention payment in either step of a free class @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const payment = /pay|pag[aou]|charged|refund|reembolso|\$/i;
  const main = page.getByRole('main');
  await bookingForm.open(await office.addClass({ price: 0 }));
  await expect(main.getByText(texts.payment.free, { exact: true })).toBeVisible();
  await expect(main).not.toContainText(payment);
  await expectUsable(page, 'information-free');
  await bookingForm.goToPayment();
  await expect(main.getByText(texts.payment.freeOfCharge)).toBeVisible();
  await expect(main).not.toContainText(payment);
  await expectUsable(page, 'payment-free');
});

test('reports each missing value with its exact text, focuses the summary, and links from there to each field @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  // Blank values count as empty.
  await bookingForm.fill({ firstName: '   ', email: ' ' });
  await bookingForm.continue();

  const summary = bookingForm.errorSummary;
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(page).toHaveTitle(`Error: ${texts.booking.title}`);
  const messages = alwaysRequired.map((field) => texts.booking.required[field]);
  await expect(summary.getByRole('link')).toHaveText(messages);
  await expectUsable(page, 'information-errors');

  for (const field of alwaysRequired) {
    await bookingForm.press(summary.getByRole('link', { name: texts.booking.required[field], exact: true }));
    const control = bookingForm.field(field);
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${texts.booking.required[field]}$`));
  }
});

test('clears the error of an edited field, and only that one @es-360', async ({
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  await bookingForm.continue();
  const { firstName, lastName } = texts.booking.required;
  const links = bookingForm.errorSummary.getByRole('link');
  await expect(links).toHaveCount(alwaysRequired.length);
  await bookingForm.field('firstName').pressSequentially('M');
  // Exact, because another message starts with the same words.
  await expect(bookingForm.errorSummary.getByRole('link', { name: firstName, exact: true })).toHaveCount(0);
  await expect(bookingForm.errorSummary.getByRole('link', { name: lastName, exact: true })).toHaveCount(1);
  await expect(bookingForm.field('firstName')).toBeFocused();
  await expect(bookingForm.field('firstName')).not.toHaveAttribute('aria-invalid');
});

const faults: {
  state: string;
  values: Partial<BookingFormValues>;
  message: (texts: Texts['booking']) => string;
}[] = [
  { state: 'email-without-a-domain', values: { email: 'maria@' }, message: (texts) => texts.invalidEmail },
  {
    state: 'text-messages-without-a-phone',
    values: { textNotifications: true },
    message: (texts) => texts.required.phone,
  },
  {
    state: 'password-of-seven-characters',
    values: { createAccount: true, password: 'seven77', confirmPassword: 'seven77' },
    message: (texts) => texts.required.password,
  },
  {
    state: 'two-different-passwords',
    values: { createAccount: true, password: 'three orange cones', confirmPassword: 'three yellow cones' },
    message: (texts) => texts.passwordsDiffer,
  },
];

test('does not continue with an invalid value, and reports only that @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await bookingForm.open(await office.addClass());
  for (const { state, values, message } of faults) {
    await bookingForm.fill({
      ...requiredValues,
      textNotifications: false,
      createAccount: false,
      ...values,
    });
    await bookingForm.continue();
    await expect(bookingForm.errorSummary.getByRole('link')).toHaveText([message(texts.booking)]);
    await expect(page).not.toHaveURL(/step=payment/);
    await expectUsable(page, `information-${state}`);
  }
});

test('a password that only the server rejects is reported at its field, and nothing is booked', async ({
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment({
    ...requiredValues,
    createAccount: true,
    password: 'password123',
    confirmPassword: 'password123',
  });
  await bookingForm.confirm();
  await expect(bookingForm.errorSummary).toBeFocused();
  await expect(bookingForm.errorSummary.getByRole('link')).toHaveText([texts.booking.wellKnownPassword]);
  await expect(bookingForm.field('password')).toHaveAttribute('aria-invalid', 'true');
  expect(await office.seatsLeft(classId)).toBe(20);
});
