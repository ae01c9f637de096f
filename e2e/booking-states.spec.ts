import { requiredValues } from './booking-form.js';
import { delayApi, blockApi } from './network.js';
import { expect, bookingTest as test } from './guest.js';
import { navigateInApp } from './navigation.js';
import { expectUsable } from './usable.js';

test('Payment and the confirmation have no accessibility problems in any state @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const { firstName, lastName, email } = requiredValues;
  const classId = await office.addClass();
  await office.takeSeat(classId, { first_name: firstName, last_name: lastName, email });
  const alert = page.getByRole('alert');
  await page.route('**/assets/PaymentStep-*.js', (route) => route.abort('connectionreset'));
  await bookingForm.open(classId);
  await bookingForm.fill({ ...requiredValues, phone: '(801) 555-0117', textNotifications: true });
  await bookingForm.continue();
  await expect(page.getByText(texts.lostPage.heading)).toBeVisible();
  await expectUsable(page, 'payment-not-loaded');

  await page.unroute('**/assets/PaymentStep-*.js');
  await bookingForm.press(page.getByRole('button', { name: texts.lostPage.reload }));
  await expect(page.getByText(texts.payment.nothingCharged)).toBeVisible();
  await expectUsable(page, 'payment');

  const restore = await blockApi(page);
  await bookingForm.confirm();
  await expect(alert.getByRole('heading')).toHaveText(texts.payment.lost);
  await expectUsable(page, 'payment-lost');
  await restore();

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await bookingForm.confirm();
  await expect(alert).toContainText(texts.payment.processing);
  await expectUsable(page, 'payment-failed');
  await page.unroute('**/graphql');

  const release = await delayApi(page);
  await bookingForm.confirm();
  await expect(page.getByRole('button', { name: texts.payment.confirming })).toBeVisible();
  await expectUsable(page, 'payment-confirming');

  await release();
  await expect(alert.getByRole('heading')).toHaveText(
    texts.payment.alreadyBooked(`${firstName} ${lastName}`),
  );
  await expectUsable(page, 'payment-already-booked');

  await bookingForm.press(alert.getByRole('link', { name: texts.payment.changeName }));
  await bookingForm.goToPayment({ firstName: 'Rosa' });
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await expect(page.getByText(texts.confirmation.reminder('0117'))).toBeVisible();
  await expectUsable(page, 'confirmation');
});

test('a class that cannot be booked has no accessibility problems for any reason @both', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  await page.goto('/book/nonsense');
  await expect(bookingForm.heading(texts.unavailable.notFound)).toBeVisible();
  await expectUsable(page, 'not-found');

  const typeId = await office.addClassType();
  const full = await office.addClass({ typeId, seats: 1 });
  await office.takeSeats(full, 1);
  const restore = await blockApi(page);
  await navigateInApp(page, `/book/${full}`);
  const retry = page.getByRole('button', { name: texts.payment.retry });
  await expect(retry).toBeVisible();
  await expectUsable(page, 'not-loaded');

  await restore();
  await bookingForm.press(retry);
  await expect(page.getByText(texts.unavailable.noOtherDates)).toBeVisible();
  await expectUsable(page, 'full-on-every-date');

  await office.addClass({ typeId, inDays: 12 });
  const contested = await office.addClass({ typeId, inDays: 14, dayCount: 2, seats: 1 });
  await page.reload();
  const otherDates = page.getByRole('link', { name: texts.unavailable.bookThisDate });
  await expect(otherDates).toHaveCount(2);
  await expectUsable(page, 'full');

  await bookingForm.open(contested);
  await bookingForm.goToPayment();
  await office.takeSeats(contested, 1);
  await bookingForm.confirm();
  await expect(page.getByText(texts.unavailable.takenMeanwhile)).toBeVisible();
  await expectUsable(page, 'full-meanwhile');
});
