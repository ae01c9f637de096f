import { requiredValues } from './booking-form.js';
import { delayApi } from './network.js';
import { expect, bookingTest as test } from './guest.js';
import { mailedLink } from './mailed-link.js';

test('a guest books a seat, sees the confirmation, and Back does not return to the form @smoke', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass({ seats: 12, price: 149.5 });
  await page.goto('/');
  await bookingForm.open(classId);
  await bookingForm.goToPayment({ ...requiredValues, phone: '(801) 555-0117', textNotifications: true });

  await expect(page).toHaveTitle(texts.payment.title);
  await expect(bookingForm.heading(texts.payment.heading)).toBeFocused();
  await expect(page.getByText(texts.payment.nothingCharged)).toBeVisible();
  await expect(page.getByText(texts.payment.pending)).toBeVisible();
  const main = page.getByRole('main');
  for (const value of ['María Elena', 'Gutiérrez Peña', '(801) 555-0117', '(801) 555-0163', '$149.50']) {
    await expect(main.getByText(value).first()).toBeVisible();
  }
  // There is no card payment, so no fields for a card.
  await expect(main.getByRole('textbox')).toHaveCount(0);

  await bookingForm.confirm();
  await bookingForm.confirmedId();
  const number = page.getByRole('region', { name: texts.confirmation.number });
  await expect(page.getByText(texts.confirmation.reminder('0117'))).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(11);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(bookingForm.heading(texts.confirmation.heading)).toBeVisible();
  await expect(number).toBeVisible();
});

test('a double click books one seat @es-360 @smoke', async ({ page, office, bookingForm, texts }) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  await bookingForm.confirmButton.dblclick();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
  await expect(page.getByText(texts.confirmation.confirmed, { exact: true })).toBeVisible();
});

test('displays that it is confirming, and ignores clicks meanwhile @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  const release = await delayApi(page);
  await bookingForm.confirm();
  const busy = page.getByRole('button', { name: texts.payment.confirming });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
  // Without force, Playwright would wait until the button is enabled.
  await busy.click({ force: true });
  await page.keyboard.press('Enter');

  await release();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('the same person cannot book the same class twice, but somebody else can with the same email', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.book(classId);
  await page.getByRole('link', { name: texts.confirmation.another }).click();
  await expect(bookingForm.field('firstName')).toHaveValue('');
  await bookingForm.goToPayment();
  await bookingForm.confirm();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(
    texts.payment.alreadyBooked('María Elena Gutiérrez Peña'),
  );

  await alert.getByRole('link', { name: texts.payment.changeName }).click();
  await expect(bookingForm.field('firstName')).toBeFocused();
  await bookingForm.goToPayment({ firstName: 'Rosa' });
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(18);
});

test('an account is created with the booking, and can log in once its email is confirmed', async ({
  page,
  office,
  bookingForm,
  texts,
  language,
}) => {
  const email = `account-${language}@example.com`;
  const password = 'three orange cones';
  await bookingForm.open(await office.addClass());
  await bookingForm.goToPayment({
    ...requiredValues,
    email,
    createAccount: true,
    password,
    confirmPassword: password,
  });
  await expect(page.getByText(texts.payment.accountWanted)).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await expect(page.getByText(texts.confirmation.accountMailed)).toBeVisible();

  const logIn = () => page.request.post('/api/auth/login', { data: { email, password } });
  expect((await logIn()).status()).toBe(401);
  await page.goto(await mailedLink(office.dataFolder, email, '/confirm-email'));
  await page.getByRole('main').getByLabel(texts.confirmEmail.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/dashboard');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const login = await logIn();
  expect(await login.json()).toMatchObject({ user: { email, role: 'client', firstName: 'María Elena' } });
});

test('the guest who books the last seat sees the confirmation, and the next one that the class is full @es-360 @smoke', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass({ seats: 1 });
  await bookingForm.book(classId);
  await expect(bookingForm.heading(texts.confirmation.heading)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(0);

  await page.goto(`/book/${classId}`);
  await expect(bookingForm.heading(texts.unavailable.full)).toBeVisible();
});
