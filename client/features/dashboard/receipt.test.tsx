import { screen, waitFor } from '@testing-library/react';

import { emptyDashboard } from '../../app/testing/sample-office';
import { data, StubApi } from '../../app/testing/stub-api';
import { openPage } from '../../testing/open-page';
import { DashboardPage } from './DashboardPage';
import { booking, unpaid } from './testing/today-bookings';

let api: StubApi;
beforeEach(() => {
  api = new StubApi()
    .on('Dashboard', () => data(emptyDashboard))
    .on('BookingBursts', () => data({ bookingBursts: [] }))
    .on('Today', () => data(unpaid(1)))
    .on('TodayPaymentSet', () =>
      data({ setBookingPayment: booking(0, { version: 2, paymentStatus: 'paid' }) }),
    );
});

/** Marks the unpaid booking as paid, and requests its receipt. */
async function payAndMail(isDone: boolean): Promise<void> {
  api.on('TodayReceiptMail', () => data({ changes: [{ __typename: 'BookingChange', isDone }] }));
  const user = openPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'Mark paid for Ana Ruiz 0' }));
  await user.click(await screen.findByRole('button', { name: 'Email the receipt' }));
}

describe('a receipt', () => {
  it('is offered on the dashboard once a booking is marked as paid', async () => {
    await payAndMail(true);
    await screen.findByText('The receipt for Ana Ruiz 0 is being emailed.');
    expect(api.callsOf('TodayReceiptMail').map(({ variables }) => variables)).toEqual([
      { input: { bookings: [{ id: 'b0', version: 2 }] } },
    ]);
  });

  it('is not emailed if the booking was changed meanwhile, and the list is reloaded', async () => {
    await payAndMail(false);
    await screen.findByText(/Somebody else changed this booking in the meantime/);
    await waitFor(() => expect(api.callsOf('Today')).toHaveLength(3));
  });
});
