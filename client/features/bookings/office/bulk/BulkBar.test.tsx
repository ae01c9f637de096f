import { screen, within } from '@testing-library/react';

import { openPage } from '../../../../testing/open-page';
import { data } from '../../../../app/testing/stub-api';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

it('folds the further actions together with the choice of a class', async () => {
  smallOffice();
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  const more = bar.getByRole('button', { name: 'More actions' });
  await user.click(bar.getByRole('button', { name: 'Move' }));
  await screen.findByLabelText('Move to');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('Move to')).toBeNull();
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

it('has both choices of who is notified of a move before its button', async () => {
  const ofCrew = booking({ crewBookingId: 'crew1' });
  smallOffice().on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [ofCrew])));
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('checkbox', { name: /^When I cancel or move/ }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const form = (await screen.findByLabelText('Move to')).closest('form') ?? document.body;
  const [attendees, contact] = within(form).getAllByRole('checkbox');
  expect(attendees).toBe(bar.getByRole('checkbox', { name: /attendee/ }));
  expect(contact).toBe(bar.getByRole('checkbox', { name: /^When I cancel or move/ }));
  expect(contact).toHaveProperty('checked', true);
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  expect(bar.getByRole('checkbox', { name: /^When I cancel or move/ })).toHaveProperty('checked', true);
});
