import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { booking, bookingEvent, connection } from '../../features/bookings/office/testing/office-rows';
import {
  classResponse,
  scheduledClass,
  smallSchedule,
} from '../../features/schedule/office/testing/scheduled-class';
import { openPage } from '../../testing/open-page';
import { data } from '../testing/stub-api';
import { ClassRoute } from './ClassRoute';

it('counts the seat of a booking that is restored on the page of its class', async () => {
  const cancelled = booking({ bookingStatus: 'cancelled' });
  let takenSeats = 9;
  smallSchedule()
    .on('ScheduledClass', () => data({ classInstance: classResponse(scheduledClass({ takenSeats })) }))
    .on('ClassHistory', () => data({ classHistory: [] }))
    .on('OfficeSeatLedger', () => data({ seatLedger: null }))
    .on('OfficeWaitingList', () =>
      data({ ...connection('waitingList', 'WaitingPersonConnection', []), totalCount: 0 }),
    )
    .on('OutboxList', () => data(connection('outboxMessages', 'OutboxMessageConnection', [])))
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [cancelled])))
    .on('CrewsOfClass', () => data({ crews: [] }))
    .on('BookingHistory', () => data({ bookingHistory: [bookingEvent('cancelled')] }))
    .on('BookingRestore', () => {
      takenSeats = 10;
      return data({ restoreBooking: booking({ version: 2 }) });
    });
  const user = openPage(
    <Routes>
      <Route path="/admin/schedule/:id" element={<ClassRoute />} />
    </Routes>,
    '/admin/schedule/forklift-1',
  );
  const seats = await screen.findByText(/^9 of 12/);
  await user.click(await screen.findByRole('button', { name: /^Restore/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore the booking of Rosa Peña?' }));
  await dialog.findByRole('checkbox', { name: /^Tell the attendee/ });
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(seats.textContent).toMatch(/^10 of 12/));
});
