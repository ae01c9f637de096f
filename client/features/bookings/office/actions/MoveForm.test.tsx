import { screen, waitFor, within } from '@testing-library/react';

import { data, offline } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { chooseClass, chosenClass } from '../testing/choose-class';
import { bookable, booking, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

const classes = () => data({ bookableClasses: [bookable('c2', 'forklift', '2026-12-12')] });
/** The bar has a button of the same name. */
const buttonOf = (field: HTMLElement) =>
  within(field.closest('form') ?? field).getByRole('button', { name: 'Move' });

it('says that the classes could not be loaded, and loads them on retry', async () => {
  const api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: booking() }))
    .on('BookingHistory', () => data({ bookingHistory: [] }))
    .on('BookableClasses', offline);
  const user = openBooking();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await screen.findByText(/^Error loading classes/);
  expect(screen.queryByLabelText('Move to')).toBeNull();
  const retry = screen.getByRole('button', { name: 'Try again' });

  let release = api.hold('BookableClasses');
  await user.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByText('Trying again…').closest('[role="alert"]')).toBeTruthy();
  release();
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  // The text has changed twice, so that it is announced again.
  expect(screen.getByText(/^Error loading classes/)).toBeTruthy();
  expect(document.activeElement).toBe(retry);

  release = api.on('BookableClasses', classes).hold('BookableClasses');
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  release();
  expect(await screen.findByLabelText('Move to')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move Rosa Peña to another class'));
  expect(screen.queryByText(/^Error loading classes|^Trying again/)).toBeNull();
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

it('names the price of the class if the booking has another amount', async () => {
  const dear = { ...bookable('c2', 'forklift', '2026-12-12'), priceCents: 24_500 };
  const same = bookable('c3', 'forklift', '2026-12-19');
  smallOffice().on('BookableClasses', () => data({ bookableClasses: [dear, same] }));
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const choice = screen.getByLabelText('Move to');
  await chooseClass(user, choice, /December 12/);
  expect(screen.getByText('The class costs $245.00; the booking keeps its $149.00.')).toBeTruthy();
  await chooseClass(user, choice, /December 19/);
  expect(screen.queryByText(/^The class costs/)).toBeNull();
});

it('counts the bookings with another amount than the price of the class', async () => {
  const rows = [booking(), booking({ id: 'b2', amountCents: 0 }), booking({ id: 'b3', amountCents: 9_900 })];
  smallOffice().on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows)));
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await chooseClass(user, screen.getByLabelText('Move to'), /December 12/);
  expect(
    screen.getByText('The class costs $149.00; 2 bookings have another amount and keep it.'),
  ).toBeTruthy();
});

it('waits for another change of the selected bookings to end', async () => {
  const api = smallOffice().on('BookingsMarkPaid', offline).on('BookingsMove', offline);
  api.hold('BookingsMarkPaid');
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected bookings' }));
  await user.click(bar.getByRole('button', { name: 'Move' }));
  const move = buttonOf(await screen.findByLabelText('Move to'));
  await chooseClass(user, screen.getByLabelText('Move to'), /December 12/);
  expect(move.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(bar.getByRole('button', { name: 'Mark paid' }));
  expect(move.getAttribute('aria-busy')).toBe('true');
  expect(move.textContent).toBe('Move');
  await user.click(move);
  expect(api.callsOf('BookingsMove')).toEqual([]);
});

it('moves to no class that is not offered any more because its bookings were deselected', async () => {
  const rows = [
    booking({ id: 'b1', firstName: 'Ana' }),
    booking({ id: 'b2', firstName: 'Bea', classInstance: { ...booking().classInstance, id: 'c2' } }),
  ];
  const api = smallOffice().on('OfficeBookings', () =>
    data(connection('bookings', 'BookingConnection', rows)),
  );
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Ana/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^Select Bea/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await chooseClass(user, screen.getByLabelText('Move to'), /December 12/);
  await user.click(screen.getByRole('checkbox', { name: /^Select Ana/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Move to').value).toBe('');
  expect(screen.queryByText(/December 12/)).toBeNull();
  await user.click(buttonOf(screen.getByLabelText('Move to')));
  expect(screen.getByText('Class required')).toBeTruthy();
  expect(api.callsOf('BookingsMove')).toEqual([]);
});

it('takes no input while the booking is being moved, which would have no effect', async () => {
  const api = smallOffice()
    .on('BookableClasses', () =>
      data({ bookableClasses: ['12', '19'].map((day) => bookable(`c${day}`, 'forklift', `2026-12-${day}`)) }),
    )
    .on('BookingsMove', () => data({ changes: [] }));
  const release = api.hold('BookingsMove');
  const user = openPage(<BookingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /^Select Rosa/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const choice = screen.getByLabelText<HTMLInputElement>('Move to');
  await chooseClass(user, choice, /December 12/);
  await user.click(buttonOf(choice));
  await chooseClass(user, choice, /December 19/);
  expect(chosenClass(choice)).toMatch(/December 12/);
  release();
  await waitFor(() => expect(screen.queryByLabelText('Move to')).toBeNull());
});
