import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { data, offline } from '../../../app/testing/stub-api';
import { openPage } from '../../../testing/open-page';
import { BookingsPage } from './BookingsPage';
import { OfficeBookingPage } from './OfficeBookingPage';
import { bookable, booking, smallOffice } from './testing/office-rows';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const classes = () => data({ bookableClasses: [bookable('c2', 'forklift', '2026-12-12')] });

it('says that the classes could not be loaded, and loads them on retry', async () => {
  const api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('BookableClasses', offline);
  const user = openPage(
    <Routes>
      <Route path="/admin/bookings/:id" element={<OfficeBookingPage />} />
    </Routes>,
    '/admin/bookings/b1',
  );
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const alert = await screen.findByText(/^Error loading classes/);
  expect(screen.queryByLabelText('Move to')).toBeNull();
  api.on('BookableClasses', classes);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Move to')).toBeTruthy();
  expect(alert.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('Move Rosa Peña to another class');
});

it('keeps the focus if it turns out that no class has a free seat', async () => {
  const api = smallOffice().on('BookableClasses', () => data({ bookableClasses: [] }));
  const release = api.hold('BookableClasses');
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  (await screen.findByLabelText('Move to')).focus();
  release();
  await screen.findByText('No other class of this type has a free seat.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move Rosa Peña to another class'));
});
