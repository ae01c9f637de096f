import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { emulateModalDialogs } from '../../../../testing/modal-dialogs';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chooseClass } from '../testing/choose-class';
import { booking, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});

const press = (name: string | RegExp) => screen.findByRole('button', { name });
/** Chooses an item from the menu of the first row. */
async function choose(user: UserEvent, task: string): Promise<void> {
  await user.click(await press(/^Actions/));
  await user.click(screen.getByRole('menuitem', { name: task }));
}

it.each([
  ['over', { startsAt: '2020-12-05T15:00:00.000Z' }],
  ['cancelled', { status: 'cancelled' }],
] as const)('notifies nobody by default if the class is %s, and offers no undo', async (_case, changes) => {
  const classInstance = { ...booking().classInstance, ...changes };
  api
    .on('OfficeBookings', () =>
      data(connection('bookings', 'BookingConnection', [booking({ classInstance })])),
    )
    .on('BookingCancel', () =>
      data({ cancelBooking: booking({ classInstance, version: 2, bookingStatus: 'cancelled' }) }),
    )
    .on('BookingMove', () => data({ moveBooking: booking({ version: 2 }) }));
  const user = openPage(<BookingsPage />);
  await choose(user, 'Move');
  // The attendee should hear of the new date, but cannot be moved back.
  expect(await screen.findByRole('checkbox', { name: /^Tell the attendee/ })).toHaveProperty('checked', true);
  const hint = 'The email to rosa@example.com leaves after one minute.';
  expect(screen.getByText((_text, element) => element?.textContent === hint)).toBeTruthy();
  await chooseClass(user, await screen.findByLabelText('Move to'), /December 12/);
  await user.click(await press('Move'));
  expect(await screen.findByText(/^Rosa Peña is moved .* The attendee gets an email.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  cleanup();

  openPage(<BookingsPage />);
  await choose(user, 'Cancel booking');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: /^Tell the attendee/ })).toHaveProperty('checked', false);
  expect(dialog.queryByText(/undo/)).toBeNull();
  expect(dialog.getByText('If you cancel now, the booking cannot be restored.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(
    await screen.findByText('The booking of Rosa Peña is cancelled. The attendee gets no email.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

it('notifies nobody by default if several bookings of a class that is over are cancelled, and offers no undo', async () => {
  const over = { ...booking().classInstance, id: 'c0', startsAt: '2020-12-05T15:00:00.000Z' };
  const [ana, bea] = [
    booking({ classInstance: over }),
    booking({ id: 'b2', firstName: 'Bea', classInstance: over }),
  ];
  const change = (each: object) => ({
    __typename: 'BookingChange',
    id: 'b1',
    isDone: true,
    isUnchanged: false,
    code: null,
    changedBy: null,
    booking: { ...each, version: 2 },
  });
  api
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [ana, bea])))
    .on('BookingsCancel', () => data({ changes: [change(ana), { ...change(bea), id: 'b2' }] }));
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await press('Cancel bookings'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('If you cancel now, 2 of the 2 bookings cannot be restored.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel bookings' }));
  expect(await screen.findByText('2 bookings are cancelled. The attendees get no email.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says what is to be refunded before paid bookings are cancelled', async () => {
  const paid = (changes: object) => booking({ paymentStatus: 'paid', paymentSummary: 'paid', ...changes });
  const list = (...rows: object[]) => data(connection('bookings', 'BookingConnection', rows));
  api.on('OfficeBookings', () => list(paid({ amountCents: 14900 })));
  const user = openPage(<BookingsPage />);
  await choose(user, 'Cancel booking');
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByText('The booking is paid: a refund of $149.00 is due.')).toBeTruthy();
  cleanup();

  const rows = [paid({ amountCents: 14900 }), paid({ id: 'b2', amountCents: 9900 }), booking({ id: 'b3' })];
  api.on('OfficeBookings', () => list(...rows));
  openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await press('Cancel bookings'));
  expect(dialog().getByText('2 bookings are paid: refunds of $248.00 are due.')).toBeTruthy();
  cleanup();

  const free = paid({ amountCents: 0 });
  api.on('OfficeBookings', () => list(free));
  openPage(<BookingsPage />);
  await choose(user, 'Cancel booking');
  expect(dialog().queryByText(/refund/)).toBeNull();
});

it('keeps the focus on the page after a cancellation', async () => {
  api
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('BookingCancel', () => data({ cancelBooking: booking({ version: 2, bookingStatus: 'cancelled' }) }));
  const user = openBooking();
  emulateModalDialogs();
  // The next frame may come before the dialog is closed.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  await user.click(await press('Cancel booking'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText(/^The booking of Rosa Peña is cancelled/);
  const heading = screen.getByRole('heading', { level: 1, name: 'Booking of Rosa Peña' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
