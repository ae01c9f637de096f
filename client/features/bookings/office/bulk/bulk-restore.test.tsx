import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, type StubApi } from '../../../../app/testing/stub-api';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

let api: StubApi;

const cancelled = { bookingStatus: 'cancelled', paymentSummary: 'nothingDue' } as const;
const [ana, bea, carla] = [
  booking({ ...cancelled, firstName: 'Ana', confirmationNumber: 'K7M4WX91' }),
  booking({
    ...cancelled,
    id: 'b2',
    firstName: 'Bea',
    confirmationNumber: 'K7M4WX92',
    crewBookingId: 'crew1',
  }),
  booking({
    ...cancelled,
    id: 'b3',
    firstName: 'Carla',
    confirmationNumber: 'K7M4WX93',
    paymentStatus: 'cancelled',
    refundedOn: '2026-11-22',
  }),
];
const dora = booking({ id: 'b4', firstName: 'Dora' });

beforeEach(() => {
  api = smallOffice()
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [ana, bea, carla, dora])))
    .on('BookingHistory', () => data({ bookingHistory: [] }));
});

const changed = (seen: ReturnType<typeof booking>, version: number, code: string | null = null) => ({
  __typename: 'BookingChange',
  id: seen.id,
  isDone: code === null,
  isUnchanged: false,
  code,
  changedBy: null,
  booking: {
    ...seen,
    version,
    ...(code === null && { bookingStatus: version === 2 ? 'confirmed' : 'cancelled' }),
  },
});

async function select(user: UserEvent, ...names: string[]) {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
  return within(await screen.findByRole('region', { name: 'Selected bookings' }));
}

async function askFor(user: UserEvent, ...names: string[]) {
  const bar = await select(user, ...names);
  await user.click(bar.getByRole('button', { name: 'Restore' }));
  return within(await screen.findByRole('dialog'));
}

const inputOf = (operation: string) => api.callsOf(operation).at(-1)?.variables['input'];
const seen = (version: number) => ({ bookings: ['b1', 'b2'].map((id) => ({ id, version })) });

it('is offered for cancelled bookings only, if at least one of them can take a seat again', async () => {
  const user = openPage(<BookingsPage />);
  const bar = await select(user, 'Ana', 'Bea', 'Carla');
  expect(bar.getByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(bar.getByRole('checkbox', { name: 'When I restore: tell the contact of the crew' })).toBeTruthy();
  await select(user, 'Dora');
  expect(bar.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(bar.getByRole('checkbox', { name: /^When I cancel or move/ })).toBeTruthy();
  await select(user, 'Ana', 'Bea', 'Dora');
  expect(bar.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('restores several bookings after a confirmation, tells whom the office wants, and can be undone', async () => {
  api
    .on('BookingsRestore', () => data({ changes: [changed(ana, 2), changed(bea, 2)] }))
    .on('BookingsCancel', () => data({ changes: [changed(ana, 3), changed(bea, 3)] }));
  const user = openPage(<BookingsPage />);
  const bar = await select(user, 'Ana', 'Bea');
  await user.click(bar.getByRole('checkbox', { name: /^When I restore/ }));
  await user.click(bar.getByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore 2 bookings?' }));
  expect(api.callsOf('BookingHistory')).toEqual([]);
  expect(dialog.getByText(/^Each booking takes a seat again, while seats are left\./)).toBeTruthy();
  expect(dialog.queryByText(/cannot be restored/)).toBeNull();
  expect(dialog.getByRole('checkbox', { name: 'Tell the attendees by email' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(dialog.getByRole('button', { name: 'Leave them cancelled' }));
  expect(api.callsOf('BookingsRestore')).toEqual([]);

  await user.click(bar.getByRole('button', { name: 'Restore' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('2 bookings are restored. The attendees get emails.')).toBeTruthy();
  const told = { notifyAttendees: true, notifyContact: true };
  expect(inputOf('BookingsRestore')).toEqual({ ...seen(1), ...told });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  // The confirmations have left: the email about the cancellation is not conditional.
  expect(await screen.findByText('Undone. The attendees get emails.')).toBeTruthy();
  expect(inputOf('BookingsCancel')).toEqual({ ...seen(2), ...told });
});

it('tells nobody if the box is not ticked', async () => {
  api.on('BookingsRestore', () => data({ changes: [changed(ana, 2), changed(bea, 2)] }));
  const user = openPage(<BookingsPage />);
  const dialog = await askFor(user, 'Ana', 'Bea');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('2 bookings are restored. The attendees get no email.')).toBeTruthy();
  expect(inputOf('BookingsRestore')).toEqual(seen(1));
});

it('says before which cannot be restored, and names each with its reason afterwards', async () => {
  api.on('BookingsRestore', () =>
    data({
      changes: [changed(ana, 2), changed(bea, 1, 'CLASS_FULL'), changed(carla, 1, 'BAD_USER_INPUT')],
    }),
  );
  const user = openPage(<BookingsPage />);
  const dialog = await askFor(user, 'Ana', 'Bea', 'Carla');
  expect(dialog.getByText(/^1 of the 3 bookings cannot be restored/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 booking is restored. The attendee gets an email.')).toBeTruthy();
  const problem = screen.getByText('2 bookings were left as they are:').closest('[role="alert"]');
  expect([...(problem?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Bea Peña, K7M4WX92: No seat was left for it.',
    'Carla Peña, K7M4WX93: It was refunded. To restore it, first mark it as paid.',
  ]);
});

it('looks up for a single booking whether its attendee was told of the cancellation', async () => {
  const user = openPage(<BookingsPage />);
  const dialog = await askFor(user, 'Ana');
  expect(screen.getByRole('dialog', { name: 'Restore the booking of Ana Peña?' })).toBeTruthy();
  expect(await dialog.findByText(/It is not known whether the attendee was told/)).toBeTruthy();
  await waitFor(() => expect(api.callsOf('BookingHistory')).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Leave it cancelled' })).toBeTruthy();
});
