import { screen, waitFor, within } from '@testing-library/react';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

const BEGUN = '2026-11-01T15:00:00.000Z';
const begun = { ...booking().classInstance, id: 'c0', startsAt: BEGUN, lastDayStartsAt: BEGUN };
const ana = booking({ id: 'b1', firstName: 'Ana', classInstance: begun });
const bea = booking({ id: 'b2', firstName: 'Bea', classInstance: begun });

const changesOf = (changes: Parameters<typeof booking>[0]) => ({
  changes: [ana, bea].map((seen) => ({
    __typename: 'BookingChange',
    id: seen.id,
    isDone: true,
    isUnchanged: false,
    code: null,
    changedBy: null,
    booking: { ...seen, version: 2, ...changes },
  })),
});

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  smallOffice()
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [ana, bea])))
    .on('BookingsMarkPaid', () => data(changesOf({ paymentStatus: 'paid', paidOn: '2026-11-22' })))
    .on('BookingsRecordAttendance', () => data(changesOf({ attendance: 'absent' })));
});

/** Selects all rows and presses a button of the bulk bar, which disappears. */
async function change(button: string) {
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: button }));
}

it.each(['Mark paid', 'Mark absent'])(
  'after %s, the focus is on the first of the bookings',
  async (button) => {
    await change(button);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.id).toBe('booking-b1');
  },
);

it('after bookings are marked paid, the focus is on the first of them that is in the window', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(
    this: HTMLElement,
  ) {
    return new DOMRect(0, this.id === 'booking-b1' ? -500 : 100, 100, 40);
  });
  await change('Mark paid');
  await waitFor(() => expect(document.activeElement?.id).toBe('booking-b2'));
});

it('after the filters are cleared, the focus is on the search', async () => {
  const user = openPage(<BookingsPage />, '/?status=confirmed');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('booking-search'));
});
