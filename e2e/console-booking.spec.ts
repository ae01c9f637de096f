import { expect, bookingTest as test } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const TEXTS = {
  en: {
    amount: 'Amount in dollars',
    saveAmount: 'Save amount',
    saved: 'The amount for Sam Seat is now $125.50.',
    undo: 'Undo',
    undone: 'The amount for Sam Seat is now $165.00.',
    changed: 'Amount changed from $165.00 to $125.50',
    notes: 'Notes (optional)',
    saveNotes: 'Save notes',
    notesSaved: 'The notes on the booking of Sam Seat are saved.',
    cancel: 'Cancel booking',
    restore: 'Restore',
    question: 'Restore the booking of Sam Seat?',
    tell: /^Tell the attendee by email/,
    restored: 'The booking of Sam Seat is restored. The attendee gets no email.',
  },
  es: {
    amount: 'Monto en dólares',
    saveAmount: 'Guardar el monto',
    saved: 'El monto de Sam Seat ahora es de $125.50.',
    undo: 'Deshacer',
    undone: 'El monto de Sam Seat ahora es de $165.00.',
    changed: 'El monto cambió de $165.00 a $125.50',
    notes: 'Notas (opcional)',
    saveNotes: 'Guardar las notas',
    notesSaved: 'Se guardaron las notas de la reservación de Sam Seat.',
    cancel: 'Cancelar reservación',
    restore: 'Reactivar',
    question: '¿Reactivar la reservación de Sam Seat?',
    tell: /^Avisar al participante por correo/,
    restored: 'La reservación de Sam Seat está activa otra vez. El participante no recibirá ningún correo.',
  },
};

test('the office changes the amount and notes of a booking, which its guest sees, and restores it @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const notes = 'Pays at the counter.';
  const classId = await office.addClass({ price: 165 });
  const id = await office.takeSeat(classId, {
    first_name: 'Sam',
    last_name: 'Seat',
    email: 'sam@example.com',
  });
  await page.goto(`/admin/bookings/${id}`);
  await logInAsOffice(page, language);
  const main = page.getByRole('main');
  const amount = main.getByLabel(texts.amount);
  const save = async () => {
    await amount.fill('125.5');
    await main.getByRole('button', { name: texts.saveAmount }).click();
    await expect(main.getByText(texts.saved)).toBeVisible();
  };
  await save();
  await main.getByRole('button', { name: texts.undo }).click();
  await expect(main.getByText(texts.undone)).toBeVisible();
  await expect(amount).toHaveValue('165.00');
  await save();
  await expect(main.getByText(texts.changed).first()).toBeVisible();
  await main.getByLabel(texts.notes).fill(notes);
  await main.getByRole('button', { name: texts.saveNotes }).click();
  await expect(main.getByText(texts.notesSaved)).toBeVisible();
  await expectUsable(page, 'booking-amount-and-notes');

  const guest = await page.context().newPage();
  await guest.goto(`/booking-confirmation/${id}`);
  await expect(guest.getByText('$125.50').first()).toBeVisible();
  await expect(guest.getByText(notes)).toHaveCount(0);
  await guest.close();

  await main.getByRole('button', { name: texts.cancel }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: texts.tell }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: texts.cancel }).click();
  await main.getByRole('button', { name: texts.restore, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.question });
  await expect(dialog.getByRole('checkbox', { name: texts.tell })).not.toBeChecked();
  await expectUsable(page, 'restore-booking');
  await dialog.getByRole('button', { name: texts.restore }).click();
  await expect(main.getByText(texts.restored)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('the actions of a booking keep their places when it is marked paid', async ({ page, office }) => {
  const person = { first_name: 'Sam', last_name: 'Seat', email: 'sam@example.com' };
  const id = await office.takeSeat(await office.addClass(), person);
  await page.goto(`/admin/bookings/${id}`);
  await logInAsOffice(page, 'en');
  const cancel = page.getByRole('button', { name: TEXTS.en.cancel });
  const before = await cancel.boundingBox();
  await page.getByRole('button', { name: 'Mark paid', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark payment pending' })).toBeVisible();
  expect(await cancel.boundingBox()).toEqual(before);
});
