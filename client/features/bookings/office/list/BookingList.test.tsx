import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, refusal, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { listFilePath } from '../booking-file';
import { bookingFilters } from './booking-filters';
import { BookingsPage } from './BookingsPage';
import { chooseClass } from '../testing/choose-class';
import { booking, connection, counted, smallOffice, waitingPeople } from '../testing/office-rows';

let api: StubApi;

beforeEach(() => {
  api = smallOffice();
});

const lastOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;
const press = (name: string | RegExp) => screen.findByRole('button', { name });
/** Chooses an item from the menu of the first row. */
async function choose(user: UserEvent, task: string): Promise<void> {
  await user.click(await press(/^Actions/));
  await user.click(screen.getByRole('menuitem', { name: task }));
}

it('marks a booking as paid, and undoes it with the new version', async () => {
  api.on('BookingPaymentSet', () =>
    data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid' }) }),
  );
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Mark paid/));
  expect(await screen.findByText('The booking of Rosa Peña is marked paid.')).toBeTruthy();
  expect(await press(/^Mark payment pending/)).toBeTruthy();
  await user.click(await press('Undo'));
  await waitFor(() =>
    expect(lastOf('BookingPaymentSet')).toEqual({
      input: { id: 'b1', version: 2, paymentStatus: 'pending' },
    }),
  );
});

it('has no payment to mark in the row of a free booking', async () => {
  const free = booking({ amountCents: 0, paymentSummary: 'nothingDue' });
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [free])));
  const user = openPage(<BookingsPage />);
  const row = within(await screen.findByRole('row', { name: /Rosa Peña/ }));
  expect(row.getByText('Nothing due')).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Mark paid/ })).toBeNull();
  await user.click(await press(/^Actions/));
  expect(screen.getByRole('menuitem', { name: 'Mark paid' })).toBeTruthy();
});

it('cancels a booking, and restores it', async () => {
  api
    .on('BookingCancel', () => data({ cancelBooking: booking({ version: 2, bookingStatus: 'cancelled' }) }))
    .on('BookingRestore', () => refusal('CLASS_FULL'))
    .on('PeopleToOffer', () => data(waitingPeople(['WAITING', 'OFFERED', 'WAITING', 'PASSED'])));
  const user = openPage(<BookingsPage />);
  await choose(user, 'Cancel booking');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the booking of Rosa Peña?' }));
  expect(
    await dialog.findByText(/^2 people are on the waiting list: the seat is offered at once/),
  ).toBeTruthy();
  expect(api.callsOf('BookingCancel')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  const done = 'The booking of Rosa Peña is cancelled. The attendee gets an email.';
  expect(await screen.findByText(done)).toBeTruthy();
  expect(lastOf('BookingCancel')).toEqual({ input: { id: 'b1', version: 1, notifyAttendee: true } });
  await user.click(await press('Undo'));
  expect(await screen.findByText(/^Not undone: the seat is taken again/)).toBeTruthy();
  expect(lastOf('BookingRestore')).toEqual({ input: { id: 'b1', version: 2, notifyAttendee: true } });
  expect(await press(/^Restore/)).toBeTruthy();
});

it('says what a search finds if it finds nothing', async () => {
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [])));
  openPage(<BookingsPage />, '/admin/bookings?q=zzz');
  expect(
    await screen.findByText(
      'No bookings found. The search finds names, emails, phone numbers, companies and confirmation numbers.',
    ),
  ).toBeTruthy();
});

it('confirms before a form with typed values is closed by Enter or by the menu', async () => {
  const user = openPage(<BookingsPage />);
  await choose(user, 'Edit attendee');
  await user.type(await screen.findByLabelText(/^First name/), 'x');
  document.getElementById('booking-b1')?.focus();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Rosax');
  await choose(user, 'Close the details');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText(/^First name/)).toBeNull());
});

it('moves a booking to another class of the same type only', async () => {
  api.on('BookingMove', () => data({ moveBooking: booking({ version: 2 }) }));
  const user = openPage(<BookingsPage />);
  await choose(user, 'Move');
  const choice = await screen.findByLabelText('Move to');
  await user.click(choice);
  const options = await within(screen.getByRole('listbox')).findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/December 12/)]);
  await chooseClass(user, choice, /December 12/);
  await user.click(screen.getByRole('checkbox', { name: 'Tell the attendee by email' }));
  await user.click(await press('Move'));
  await waitFor(() =>
    expect(lastOf('BookingMove')).toEqual({ input: { id: 'b1', version: 1, classInstanceId: 'c2' } }),
  );
  expect(
    await screen.findByText(/^Rosa Peña is moved to the class on .* The attendee gets no email.$/),
  ).toBeTruthy();
});

it('displays a booking as another admin has changed it', async () => {
  api
    .on('BookingPaymentSet', () => refusal('CONFLICT'))
    .on('OfficeBookingEdited', () => data({ booking: booking({ version: 2, paymentStatus: 'paid' }) }));
  const user = openPage(<BookingsPage />);
  await user.click(await press(/^Mark paid/));
  expect(await screen.findByText(/Somebody else has changed this booking/)).toBeTruthy();
  expect(await press(/^Mark payment pending/)).toBeTruthy();
});

it('keeps its filters in the address', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?payment=paid&status=nonsense&from=2026-11-01');
  await screen.findByText('K7M4WX9P');
  expect(lastOf('OfficeBookings')).toMatchObject({
    paymentSummary: 'paid',
    bookingStatus: null,
    bookedFrom: '2026-11-01',
  });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'name');
  await waitFor(() =>
    expect(lastOf('OfficeBookings')).toMatchObject({ sort: 'name', paymentSummary: 'paid' }),
  );
  await user.click(await press('Clear filters'));
  expect(screen.getByTestId('address').textContent).not.toContain('payment');
});

it('lists the bookings with nothing due at a bookmark of the cancelled payments of version 0.2', async () => {
  const user = openPage(<BookingsPage />, '/admin/bookings?payment=cancelled');
  await screen.findByText('K7M4WX9P');
  expect(lastOf('OfficeBookings')).toMatchObject({ paymentSummary: 'nothingDue' });
  expect(screen.getByRole('combobox', { name: 'Payment' })).toHaveProperty('value', 'nothingDue');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'completed');
  expect(screen.getByTestId('address').textContent).toContain('payment=nothingDue');
});

it.each([
  ['pending', 'Pending'],
  ['paid', 'Paid'],
  ['nothingDue', 'Nothing due'],
  ['refundDue', 'Refund due'],
  ['refunded', 'Refunded'],
] as const)('lists, counts and exports the bookings whose payment is %s', async (paymentSummary, label) => {
  const user = openPage(<BookingsPage />);
  await screen.findByText('K7M4WX9P');
  await user.selectOptions(screen.getByLabelText('Payment', { selector: 'select' }), label);
  await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ paymentSummary }));
  expect(lastOf('OfficeBookingCount')).toMatchObject({ paymentSummary });
  const filters = bookingFilters.read(new URLSearchParams({ payment: paymentSummary }));
  expect(listFilePath('bookings', filters)).toContain(`payment_summary=${paymentSummary}`);
});

it('acts once on a double click, and not on the button that replaces the first one', async () => {
  api.on('BookingPaymentSet', () =>
    data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid' }) }),
  );
  const user = openPage(<BookingsPage />);
  await user.dblClick(await press(/^Mark paid/));
  expect(await screen.findByText('The booking of Rosa Peña is marked paid.')).toBeTruthy();
  await user.dblClick(await press(/^Mark payment pending/));
  await waitFor(() => expect(api.callsOf('BookingPaymentSet')).toHaveLength(2));
  expect(api.callsOf('BookingPaymentSet').map(({ variables }) => variables['input'])).toEqual([
    { id: 'b1', version: 1, paymentStatus: 'paid' },
    { id: 'b1', version: 2, paymentStatus: 'pending' },
  ]);
});

it('acts once however often a button is clicked before the response', async () => {
  api.on('BookingPaymentSet', () =>
    data({ setBookingPayment: booking({ version: 2, paymentStatus: 'paid' }) }),
  );
  const release = api.hold('BookingPaymentSet');
  const user = openPage(<BookingsPage />);
  const button = await press(/^Mark paid/);
  button.focus();
  await user.keyboard('{Enter}{Enter} ');
  release();
  expect(await screen.findByText('The booking of Rosa Peña is marked paid.')).toBeTruthy();
  expect(api.callsOf('BookingPaymentSet')).toHaveLength(1);
});

it('sorts by a header, and indicates the direction', async () => {
  const user = openPage(<BookingsPage />);
  await screen.findByText('K7M4WX9P');
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Booked on').getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Student' }));
  await waitFor(() =>
    expect(lastOf('OfficeBookings')).toMatchObject({ sort: 'name', direction: 'ascending' }),
  );
  expect(header('Student').getAttribute('aria-sort')).toBe('ascending');
  expect(header('Booked on').getAttribute('aria-sort')).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Student' }));
  await waitFor(() =>
    expect(lastOf('OfficeBookings')).toMatchObject({ sort: 'name', direction: 'descending' }),
  );
  expect(screen.getByTestId('address').textContent).toContain('sort=-name');
});

it('paginates by cursors, and returns to the first page when filtered', async () => {
  api
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [booking()], true)))
    .on('OfficeBookingCount', () => data(counted('bookings', 'BookingConnection', 468)));
  const user = openPage(<BookingsPage />);
  expect(await screen.findByText('Page 1 of 10')).toBeTruthy();
  expect((await press('Previous')).hasAttribute('disabled')).toBe(true);
  await user.click(await press('Next'));
  await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ after: 'last', before: null }));
  expect(await screen.findByText('Page 2 of 10')).toBeTruthy();
  await user.click(await press('Next'));
  await user.click(await press('Previous'));
  await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ after: null, before: 'first' }));
  expect(screen.getByTestId('address').textContent).toContain('page=2&before=first');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Paid');
  await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ after: null, before: null }));
  expect(screen.getByTestId('address').textContent).not.toContain('page=');
});

it('says that there may be more bookings than were counted', async () => {
  api
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [booking()], true)))
    .on('OfficeBookingCount', () => data(counted('bookings', 'BookingConnection', 1001)));
  openPage(<BookingsPage />);
  expect(await screen.findByText('1 to 1 of more than 1,000')).toBeTruthy();
  expect(screen.getByText('Page 1')).toBeTruthy();
  expect(await press('CSV, all of more than 1,000')).toBeTruthy();
});

it('expands a row to all data of the booking, also by keyboard', async () => {
  api.on('OfficeBookings', () =>
    data(
      connection('bookings', 'BookingConnection', [
        booking({ notes: 'Paid by cheque' }),
        booking({ id: 'b2', firstName: 'Ana', confirmationNumber: 'Q2W3E4R5' }),
      ]),
    ),
  );
  const user = openPage(<BookingsPage />);
  const [first] = await screen.findAllByRole('row', { name: /Rosa Peña/ });
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Ana Peña');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('Paid by cheque')).toBeTruthy();
  const openText = 'The details of Rosa Peña are below the row.';
  expect(screen.getByText(openText).getAttribute('role')).toBe('status');
  const emergencyPhone = screen.getByRole('link', { name: '(801) 555-0156' });
  expect(emergencyPhone.closest('dd')?.textContent).toBe('Iván Peña, (801) 555-0156');
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Paid by cheque')).toBeNull();
  expect(screen.getByText('The details of Rosa Peña are closed.').getAttribute('role')).toBe('status');
});

it('stores the chosen columns', async () => {
  const user = openPage(<BookingsPage />);
  await screen.findByText('K7M4WX9P');
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Amount' }));
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
  expect(screen.queryByText('$149.00')).toBeNull();
  cleanup();
  openPage(<BookingsPage />);
  await screen.findByText('K7M4WX9P');
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
  localStorage.setItem('columns.bookings', '{corrupt');
  cleanup();
  openPage(<BookingsPage />);
  expect(await screen.findByRole('columnheader', { name: 'Amount' })).toBeTruthy();
});

it('reports if the list cannot be saved as a file', async () => {
  const user = openPage(<BookingsPage />);
  await user.click(await press('CSV, all 1'));
  expect(await screen.findByText('The file could not be saved. Please try again.')).toBeTruthy();
});
