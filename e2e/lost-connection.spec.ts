import { requiredValues } from './booking-form.js';
import { navigateInApp, waitForHydration } from './navigation.js';
import { blockApi, loseResponses } from './network.js';
import { expect, bookingTest as test } from './guest.js';

test('without a connection Confirm reports an unknown outcome, and Retry books exactly once @es-360', async ({
  page,
  context,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  await context.setOffline(true);
  await bookingForm.confirm();

  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(texts.payment.lost);
  await expect(alert).toContainText(texts.payment.isUnknown);
  await alert.getByRole('button', { name: texts.payment.retry }).click();
  await expect(alert.getByRole('heading')).toHaveText(texts.payment.lost);
  expect(await office.seatsLeft(classId)).toBe(20);

  await context.setOffline(false);
  await alert.getByRole('button', { name: texts.payment.retry }).click();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('typed values are kept after a lost connection and a reload', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  const restore = await blockApi(page);
  await bookingForm.confirm();
  await expect(page.getByRole('alert')).toContainText(texts.payment.lost);

  await restore();
  await page.reload();
  await expect(bookingForm.heading(texts.payment.heading)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('María Elena');
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('a lost response does not lead to a second booking @es-360 @smoke', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  const restore = await loseResponses(page);
  await bookingForm.confirm();
  await expect(page.getByRole('alert')).toContainText(texts.payment.lost);
  expect(await office.seatsLeft(classId)).toBe(19);

  await restore();
  await page.getByRole('alert').getByRole('button', { name: texts.payment.retry }).click();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test("the last seat, booked with a lost response, is still the visitor's after a reload", async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass({ seats: 1 });
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  const restore = await loseResponses(page);
  await bookingForm.confirm();
  await expect(page.getByRole('alert')).toContainText(texts.payment.lost);
  expect(await office.seatsLeft(classId)).toBe(0);

  await restore();
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: texts.payment.retry }).click();
  await bookingForm.confirmedId();
});

test('a server error displays the specified text and keeps the form @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await bookingForm.confirm();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.payment.processing);
  await expect(alert).toContainText(texts.payment.kept);

  await page.unroute('**/graphql');
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('a second step that fails to load loses nothing, and is loaded with the next document @es-360', async ({
  page,
  context,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await page.route('**/assets/PaymentStep-*.js', (route) => route.abort('connectionreset'));
  await bookingForm.open(classId);
  await bookingForm.fill();
  await bookingForm.continue();
  const notice = page.getByText(texts.lostPage.heading);
  const reload = page.getByRole('button', { name: texts.lostPage.reload });
  await expect(notice).toBeVisible();
  await expect(bookingForm.heading(texts.payment.heading)).toBeFocused();
  await page.unroute('**/assets/PaymentStep-*.js');
  await context.setOffline(true);
  await reload.click();
  await expect(page.getByText(texts.lostPage.stillLost)).toBeVisible();
  await page.goBack();
  await expect(bookingForm.field('firstName')).toHaveValue('María Elena');
  await page.goForward();

  await context.setOffline(false);
  await reload.click();
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('a second step that fails to load keeps the password of the new account until the page is reloaded @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await page.route('**/assets/PaymentStep-*.js', (route) => route.abort('connectionreset'));
  await bookingForm.open(classId);
  const password = 'correct horse battery';
  await bookingForm.fill({ ...requiredValues, createAccount: true, password, confirmPassword: password });
  await bookingForm.continue();
  await expect(page.getByText(texts.lostPage.heading)).toBeVisible();
  await page.goBack();
  await expect(bookingForm.field('password')).toHaveValue(password);
  await page.goForward();

  await page.unroute('**/assets/PaymentStep-*.js');
  await page.getByRole('button', { name: texts.lostPage.reload }).click();
  await expect(page.getByText(texts.booking.typePasswordAgain)).toBeVisible();
  await expect(bookingForm.field('firstName')).toHaveValue('María Elena');
  await bookingForm.fill({ password, confirmPassword: password });
  await bookingForm.continue();
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
});

test('a page that failed to load without a connection is loaded when it is opened again with one @es-360', async ({
  page,
  context,
  office,
  bookingForm,
  texts,
  pageErrors,
}) => {
  const classId = await office.addClass();
  await page.goto('/login');
  await waitForHydration(page);
  await context.setOffline(true);
  await navigateInApp(page, `/book/${classId}`);
  await expect(page.getByText(texts.lostPage.heading)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');

  await context.setOffline(false);
  await page.goForward();
  await expect(bookingForm.field('firstName')).toBeVisible();
  // React reports what the error page displays.
  expect(pageErrors.splice(0).every((each) => /preload|dynamically imported/.test(each))).toBe(true);
});

test('a guest whose confirmation page cannot be loaded is told that the booking was made @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
  pageErrors,
}) => {
  const classId = await office.addClass();
  await page.route('**/assets/ConfirmationPage-*.js', (route) => route.abort('connectionreset'));
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  await bookingForm.confirm();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.lostPage.booked);
  expect(await office.seatsLeft(classId)).toBe(19);
  await page.unroute('**/assets/ConfirmationPage-*.js');
  await page.getByRole('button', { name: texts.lostPage.reload }).click();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(classId)).toBe(19);
  // React reports what the error page displays.
  expect(pageErrors.splice(0).every((each) => /preload|dynamically imported/.test(each))).toBe(true);
});

test('a part of the confirmation page whose preload failed is loaded with the confirmation @es-360', async ({
  page,
  office,
  bookingForm,
}) => {
  const classId = await office.addClass();
  await bookingForm.open(classId);
  // The page's own chunk loads, but not its imports: the browser caches that failure until the document is reloaded.
  let isAsked = false;
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= isAsked && request.isNavigationRequest();
  });
  await page.route('**/assets/*.js', (route) => {
    const isOwnFile = route.request().url().includes('/ConfirmationPage-');
    isAsked ||= isOwnFile;
    return isOwnFile || !isAsked || isReloaded ? route.continue() : route.abort('connectionreset');
  });
  await bookingForm.goToPayment();
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(isReloaded).toBe(true);
  expect(await office.seatsLeft(classId)).toBe(19);
});
