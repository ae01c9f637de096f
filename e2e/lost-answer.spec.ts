import { expect, bookingTest as test } from './guest.js';
import { loseResponses } from './network.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    changeFirstName: 'Change First name',
    firstTime: /^This booking has what you entered the first time/,
    cancel: 'Cancel the booking',
    yes: 'Yes, cancel my booking',
    keep: 'Leave it as it is',
    lost: /^No connection: we do not know whether it was done/,
    unknown: /^We do not know yet whether your change was made/,
    cancelled: 'This booking is cancelled',
    change: 'Correct or change name, email or phone',
    email: 'Email',
    save: 'Save the changes',
    newEmail: /^Done: messages go to elena@example\.com now/,
  },
  es: {
    changeFirstName: 'Cambiar Nombre',
    firstTime: /^Esta reservación tiene los datos que escribió la primera vez/,
    cancel: 'Cancelar la reservación',
    yes: 'Sí, cancelar mi reservación',
    keep: 'Dejar todo como está',
    lost: /^Sin conexión: no sabemos si el cambio se hizo/,
    unknown: /^Todavía no sabemos si su cambio se hizo/,
    cancelled: 'Esta reservación está cancelada',
    change: 'Corregir o cambiar nombre, correo o teléfono',
    email: 'Correo electrónico',
    save: 'Guardar los cambios',
    newEmail: /^Listo: ahora los mensajes llegan a elena@example\.com/,
  },
};
const maria = { first_name: 'María', last_name: 'Peña', email: 'maria@example.com' };

test('a name that is corrected after a lost answer does not book a second seat @both', async ({
  page,
  office,
  bookingForm,
  language,
  texts: common,
}) => {
  const texts = textsOf[language];
  const classId = await office.addClass();
  await bookingForm.open(classId);
  await bookingForm.goToPayment();
  const restore = await loseResponses(page);
  await bookingForm.confirm();
  await expect(page.getByRole('alert')).toContainText(common.payment.lost);
  expect(await office.seatsLeft(classId)).toBe(19);

  await restore();
  await page.getByRole('link', { name: texts.changeFirstName }).click();
  await bookingForm.field('firstName').fill('Maria Elena');
  await bookingForm.continue();
  await bookingForm.confirm();
  await bookingForm.confirmedId();
  await expect(page.getByText(texts.firstTime)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('María Elena');
  expect(await office.seatsLeft(classId)).toBe(19);
  await expectUsable(page, 'booked-by-the-first-request');
});

test('a cancellation with a lost answer is displayed once the panel is closed, or the connection is back @both', async ({
  page,
  context,
  office,
  language,
}) => {
  const texts = textsOf[language];
  const id = await office.takeSeat(await office.addClass({ inDays: 20 }), maria);
  await page.goto(`/booking-confirmation/${id}`);
  await page.getByRole('button', { name: texts.cancel }).click();
  const restore = await loseResponses(page);
  await page.getByRole('button', { name: texts.yes }).click();
  await expect(page.getByText(texts.lost)).toBeVisible();
  await restore();
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.keep }).click();
  await expect(page.getByText(texts.unknown)).toBeVisible();
  await expectUsable(page, 'unknown-change');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.cancelled })).toBeFocused();
});

test('an email that is corrected after a lost answer keeps the booking open @both @short-es', async ({
  page,
  office,
  language,
}) => {
  const texts = textsOf[language];
  const id = await office.takeSeat(await office.addClass({ inDays: 20 }), maria);
  await page.goto(`/booking-confirmation/${id}`);
  await page.getByRole('button', { name: texts.change }).click();
  const restore = await loseResponses(page);
  await page.getByLabel(texts.email).fill('mistyped@example.com');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.lost)).toBeVisible();
  await restore();
  await page.getByLabel(texts.email).fill('elena@example.com');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.newEmail)).toBeVisible();
  const link = new URL(page.url()).pathname;
  expect(link).not.toContain(id);
  await page.reload();
  await expect(page.getByRole('button', { name: texts.cancel })).toBeVisible();
});
