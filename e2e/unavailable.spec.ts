import { requiredValues } from './booking-form.js';
import { expect, bookingTest as test } from './guest.js';
import { blockApi } from './network.js';
import { navigateInApp } from './navigation.js';

for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%3Cscript%3E']) {
  test(`there is no class ${id}: says so and links to the home page`, async ({
    page,
    bookingForm,
    texts,
  }) => {
    await page.goto(`/book/${id}`);
    await expect(bookingForm.heading(texts.unavailable.notFound)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: texts.unavailable.backHome }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a class that could not be loaded is loaded with Retry @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass();
  await page.goto('/login');
  const restore = await blockApi(page);
  await navigateInApp(page, `/book/${classId}`);
  await expect(bookingForm.heading(texts.unavailable.notFound)).toBeVisible();
  await restore();
  await page.getByRole('button', { name: texts.payment.retry }).click();
  await expect(bookingForm.field('firstName')).toBeVisible();
});

test('a full class says so, with the next dates of the same class and the phone', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const typeId = await office.addClassType();
  const full = await office.addClass({ typeId, seats: 2 });
  await office.takeSeats(full, 2);
  const otherIds = [
    await office.addClass({ typeId, inDays: 12 }),
    await office.addClass({ typeId, inDays: 14, dayCount: 2 }),
  ];
  await office.addClass({ inDays: 13 });
  await page.goto(`/book/${full}`);

  await expect(bookingForm.heading(texts.unavailable.full)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const dates = page.getByRole('region', { name: texts.unavailable.otherDates });
  const links = dates.getByRole('link', { name: texts.unavailable.bookThisDate });
  await expect(links).toHaveCount(otherIds.length);
  for (const [index, id] of otherIds.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/book/${id}`);
  }
  await expect(page.getByRole('link', { name: texts.unavailable.call })).toHaveAttribute('href', /^tel:\+1/);
  await page.getByRole('link', { name: texts.unavailable.allDates }).click();
  await expect(page).toHaveURL(`/?type=${typeId}#classes`);
});

test('the other dates of a full class are those with seats left, however many full ones precede them @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const typeId = await office.addClassType();
  const full: string[] = [];
  for (let day = 10; day < 22; day += 1) full.push(await office.addClass({ typeId, inDays: day, seats: 1 }));
  for (const id of full) await office.takeSeats(id, 1);
  const open = await office.addClass({ typeId, inDays: 30 });
  await page.goto(`/book/${String(full[0])}`);
  await expect(bookingForm.heading(texts.unavailable.full)).toBeVisible();
  const links = page.getByRole('link', { name: texts.unavailable.bookThisDate });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', `/book/${open}`);
});

test('a full class without another date says to call @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const full = await office.addClass({ seats: 1 });
  await office.takeSeats(full, 1);
  await page.goto(`/book/${full}`);
  await expect(bookingForm.heading(texts.unavailable.full)).toBeVisible();
  await expect(page.getByText(texts.unavailable.noOtherDates)).toBeVisible();
});

test('if the last seat is taken before Confirm, nothing is booked, and the values are copied to another date', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const typeId = await office.addClassType();
  const contested = await office.addClass({ typeId, seats: 1 });
  const otherDate = await office.addClass({ typeId, inDays: 20 });
  const values = {
    ...requiredValues,
    phone: '801-555-0117',
    textNotifications: true,
    companyName: 'Gutiérrez & Sons',
  };
  await bookingForm.open(contested);
  await bookingForm.goToPayment(values);
  await office.takeSeats(contested, 1);
  await bookingForm.confirm();

  await expect(bookingForm.heading(texts.unavailable.full)).toBeFocused();
  await expect(page.getByText(texts.unavailable.takenMeanwhile)).toBeVisible();
  await expect(page.getByText(texts.unavailable.draftKept)).toBeVisible();
  expect(await office.seatsLeft(contested)).toBe(0);
  expect(await office.seatsLeft(otherDate)).toBe(20);

  await bookingForm.press(page.getByRole('link', { name: texts.unavailable.bookThisDate }));
  await expect(page).toHaveURL(`/book/${otherDate}`);
  await expect(bookingForm.heading(texts.booking.heading)).toBeVisible();
  await expect(bookingForm.field('companyName')).toHaveValue(values.companyName);
  await expect(bookingForm.field('textNotifications')).toBeChecked();
  // Whether or not the terms must be accepted again, the form continues with them accepted.
  await bookingForm.goToPayment({ agreeToTerms: true });
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  expect(await office.seatsLeft(otherDate)).toBe(19);
});

test('a class that fills up while its form is open is full after a reload @es-360', async ({
  page,
  office,
  bookingForm,
  texts,
}) => {
  const classId = await office.addClass({ seats: 1 });
  await bookingForm.open(classId);
  await bookingForm.fill();
  await office.takeSeats(classId, 1);
  await page.reload();
  await expect(bookingForm.heading(texts.unavailable.full)).toBeVisible();
});
