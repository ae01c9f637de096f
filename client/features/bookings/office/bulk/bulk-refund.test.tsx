import { screen, within } from '@testing-library/react';

import { data } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

const due = { bookingStatus: 'cancelled', paymentStatus: 'paid', paymentSummary: 'refundDue' } as const;
const refunded = {
  bookingStatus: 'cancelled',
  paymentStatus: 'cancelled',
  refundedOn: '2026-11-22',
} as const;
const seen = (version: number) => ({
  bookings: [
    { id: 'b1', version },
    { id: 'b2', version },
  ],
});

it('marks several bookings with a refund due as refunded, and undoes that', async () => {
  const changes = (facts: Parameters<typeof booking>[0]) =>
    data({
      changes: ['b1', 'b2'].map((id) => ({
        __typename: 'BookingChange',
        id,
        isDone: true,
        isUnchanged: false,
        code: null,
        changedBy: null,
        booking: booking({ ...facts, id }),
      })),
    });
  const api = smallOffice()
    .on('OfficeBookings', () =>
      data(connection('bookings', 'BookingConnection', [booking(due), booking({ ...due, id: 'b2' })])),
    )
    .on('BookingsRefund', () => changes({ ...refunded, version: 2 }))
    .on('BookingsMarkPaid', () => changes({ ...due, version: 3 }));
  const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  // They are paid already.
  expect(bar.queryByRole('button', { name: 'Mark paid' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Mark refunded' }));
  expect(await screen.findByText('2 bookings are marked refunded.')).toBeTruthy();
  expect(inputOf('BookingsRefund')).toEqual(seen(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeTruthy();
  expect(inputOf('BookingsMarkPaid')).toEqual({ ...seen(2), includeRefunded: true });
});
