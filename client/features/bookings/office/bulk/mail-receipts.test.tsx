import { screen } from '@testing-library/react';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { Toast } from '../../../../ui/office/overlays/Toast';
import { useToast } from '../../../../ui/office/overlays/use-toast';
import { detailTasksOf } from '../actions/booking-rows';
import { ClassRoster } from '../class-roster/ClassRoster';
import { BookingsPage } from '../list/BookingsPage';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { booking, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';
import { bookingChange, bulkBar, selectAllOnPage } from '../testing/selected-bookings';

let api: StubApi;

const paid = { paymentStatus: 'paid', paymentSummary: 'paid' } as const;
const ana = booking({ id: 'b1', firstName: 'Ana', ...paid });
const bea = booking({ id: 'b2', firstName: 'Bea', ...paid });
const carla = booking({ id: 'b3', firstName: 'Carla' });

const listIs = (...rows: readonly ReturnType<typeof booking>[]) =>
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows)));
const resultsAre = (...changes: readonly ReturnType<typeof bookingChange>[]) =>
  api.on('BookingsMailReceipts', () => data({ changes }));
const inputs = () => api.callsOf('BookingsMailReceipts').map(({ variables }) => variables['input']);

function Roster() {
  const { toast, setToast, closeToast } = useToast();
  return (
    <>
      <ClassRoster classInstanceId="c1" onToast={setToast} onSeatsChanged={() => undefined} />
      <Toast toast={toast} onClose={closeToast} />
    </>
  );
}

beforeEach(() => {
  api = smallOffice();
  listIs(ana, bea);
});

describe('receipts', () => {
  it('are mailed for several bookings with one click, which says how many, without undo', async () => {
    resultsAre(bookingChange(ana), bookingChange(bea));
    const user = openPage(<BookingsPage />);
    await selectAllOnPage(user);
    await user.click(bulkBar().getByRole('button', { name: 'Email receipts' }));
    expect(await screen.findByText('The receipts for 2 bookings are being emailed.')).toBeTruthy();
    expect(inputs()).toEqual([{ bookings: ['b1', 'b2'].map((id) => ({ id, version: 1 })) }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are reported with those that were not mailed, and why', async () => {
    resultsAre(bookingChange(ana), bookingChange(bea, 'BAD_USER_INPUT'));
    const user = openPage(<BookingsPage />);
    await selectAllOnPage(user);
    await user.click(bulkBar().getByRole('button', { name: 'Email receipts' }));
    expect(await screen.findByText('The receipt for Ana Peña is being emailed.')).toBeTruthy();
    expect(screen.getByText(/It is neither/).textContent).toBe(
      'Bea Peña, K7M4WX9P: It is neither paid nor refunded.',
    );
  });

  it('are not offered unless all selected bookings are paid or refunded', async () => {
    listIs(ana, carla);
    const user = openPage(<BookingsPage />);
    await selectAllOnPage(user);
    expect(bulkBar().queryByRole('button', { name: 'Email receipts' })).toBeNull();
  });

  it('are offered once several bookings are marked as paid, for those with an amount', async () => {
    const free = booking({ id: 'b4', firstName: 'Dora', amountCents: 0 });
    listIs(carla, free);
    const paidNow = [carla, free].map((row) => ({ ...row, ...paid, version: 2 }));
    api.on('BookingsMarkPaid', () => data({ changes: paidNow.map((row) => bookingChange(row)) }));
    resultsAre(...paidNow.slice(0, 1).map((row) => bookingChange(row)));
    const user = openPage(<BookingsPage />);
    await selectAllOnPage(user);
    await user.click(bulkBar().getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('2 bookings are marked paid.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Email receipts' }));
    expect(await screen.findByText('The receipt for Carla Peña is being emailed.')).toBeTruthy();
    expect(inputs()).toEqual([{ bookings: [{ id: 'b3', version: 2 }] }]);
  });

  it('are mailed for one booking from the menu of its row', async () => {
    resultsAre(bookingChange(ana));
    const user = openPage(<BookingsPage />);
    await user.click(await screen.findByRole('button', { name: /^Actions Ana/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Email the receipt' }));
    expect(await screen.findByText('The receipt for Ana Peña is being emailed.')).toBeTruthy();
    expect(inputs()).toEqual([{ bookings: [{ id: 'b1', version: 1 }] }]);
  });

  it('are offered once one booking is marked as paid in its row', async () => {
    listIs(carla);
    const paidNow = { ...carla, ...paid, version: 2 };
    api.on('BookingPaymentSet', () => data({ setBookingPayment: paidNow }));
    resultsAre(bookingChange(paidNow));
    const user = openPage(<BookingsPage />);
    await user.click(await screen.findByRole('button', { name: /^Mark paid Carla/ }));
    expect(await screen.findByText('The booking of Carla Peña is marked paid.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Email the receipt' }));
    expect(await screen.findByText('The receipt for Carla Peña is being emailed.')).toBeTruthy();
    expect(inputs()).toEqual([{ bookings: [{ id: 'b3', version: 2 }] }]);
  });

  it('are not offered once a booking is paid again because marking it unpaid was undone', async () => {
    listIs(ana);
    const pending = { ...ana, paymentStatus: 'pending', paymentSummary: 'pending', version: 2 };
    const again = { ...ana, version: 3 };
    api.on('BookingPaymentSet', () => data({ setBookingPayment: pending }));
    const user = openPage(<BookingsPage />);
    await user.click(await screen.findByRole('button', { name: /^Mark payment pending Ana/ }));
    await screen.findByText('The payment of Ana Peña is pending again.');
    expect(screen.queryByRole('button', { name: 'Email the receipt' })).toBeNull();
    api.on('BookingPaymentSet', () => data({ setBookingPayment: again }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The booking of Ana Peña is marked paid.');
    expect(screen.queryByRole('button', { name: 'Email the receipt' })).toBeNull();
  });

  it('are offered in the roster of a class, and refused if the booking is unpaid meanwhile', async () => {
    listIs(carla);
    const paidNow = { ...carla, ...paid, version: 2 };
    api
      .on('BookingPaymentSet', () => data({ setBookingPayment: paidNow }))
      .on('CrewsOfClass', () => data({ crews: [] }));
    resultsAre(bookingChange({ ...carla, version: 3 }, 'BAD_USER_INPUT'));
    const user = openPage(<Roster />);
    await user.click(await screen.findByRole('button', { name: /^Mark paid Carla/ }));
    await user.click(await screen.findByRole('button', { name: 'Email the receipt' }));
    expect((await screen.findByText(/It is neither/)).textContent).toBe(
      'Carla Peña, K7M4WX9P: It is neither paid nor refunded.',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement?.textContent).toBe('Attendees');
  });

  it('are mailed from the page of a booking', async () => {
    resultsAre(bookingChange(ana));
    api
      .on('BookingOfOffice', () => data({ booking: ana }))
      .on('BookingHistory', () => data({ bookingHistory: [] }));
    const user = openBooking();
    await user.click(await screen.findByRole('button', { name: 'Email the receipt' }));
    expect(await screen.findByText('The receipt for Ana Peña is being emailed.')).toBeTruthy();
  });

  it.each([
    [true, paid],
    [true, { paymentStatus: 'cancelled', refundedOn: '2026-11-20', bookingStatus: 'cancelled' }],
    [false, { ...paid, amountCents: 0 }],
    [false, {}],
    [false, { paymentStatus: 'cancelled' }],
  ] as const)('are offered or not: %s for %j', (isOffered, facts) => {
    expect(detailTasksOf(booking(facts) as OfficeBookingFragment).includes('receipt')).toBe(isOffered);
  });
});
