import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, type StubApi } from '../../../../app/testing/stub-api';
import { emulateModalDialogs } from '../../../../testing/modal-dialogs';
import { openPage } from '../../../../testing/open-page';
import { BookingsPage } from '../list/BookingsPage';
import { ClassRoster } from '../class-roster/ClassRoster';
import { booking, bookingEvent, connection, smallOffice } from '../testing/office-rows';
import { openBooking } from '../testing/open-booking';

let api: StubApi;
const cancelled = booking({ bookingStatus: 'cancelled', paymentSummary: 'nothingDue' });

const historyOf = (...told: (boolean | null)[]) =>
  data({
    bookingHistory: told.map((isAttendeeNotified, index) =>
      bookingEvent('cancelled', { id: `e${index}`, isAttendeeNotified }),
    ),
  });

beforeEach(() => {
  api = smallOffice()
    .on('BookingOfOffice', () => data({ booking: cancelled }))
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [cancelled])))
    .on('CrewsOfClass', () => data({ crews: [] }))
    .on('BookingHistory', () => historyOf(true))
    .on('BookingRestore', () => data({ restoreBooking: booking({ version: 2 }) }));
});

const roster = (
  <ClassRoster classInstanceId="c1" onToast={() => undefined} onSeatsChanged={() => undefined} />
);
async function ask(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Restore/ }));
  return within(await screen.findByRole('dialog', { name: 'Restore the booking of Rosa Peña?' }));
}
const inputs = () => api.callsOf('BookingRestore').map(({ variables }) => variables['input']);
const box = { name: /^Tell the attendee/ };

it.each([
  [
    'was told of the cancellation',
    [false, true],
    true,
    'The booking takes a seat again. The attendee was told of the cancellation.',
  ],
  [
    'was not told of it',
    [true, false],
    false,
    'The booking takes a seat again. The attendee was not told of the cancellation.',
  ],
  [
    'may have been told of it',
    [null],
    true,
    'The booking takes a seat again. It is not known whether the attendee was told of the cancellation.',
  ],
] as const)(
  'offers to tell the attendee, by default only if they %s',
  async (_case, told, isTicked, text) => {
    api.on('BookingHistory', () => historyOf(...told));
    const dialog = await ask(openBooking());
    expect(await dialog.findByRole('checkbox', box)).toHaveProperty('checked', isTicked);
    expect(dialog.getByText(text)).toBeTruthy();
    const isHint = (_text: string, element: Element | null) =>
      element?.tagName === 'P' &&
      /^The confirmation goes to rosa@example.com again at once/.test(element.textContent);
    expect(dialog.getByText(isHint)).toBeTruthy();
    expect(inputs()).toEqual([]);
  },
);

it('assumes that the attendee was told if that cannot be loaded', async () => {
  const user = openBooking();
  await screen.findByText('Cancelled', { selector: 'li *' });
  api.on('BookingHistory', offline);
  const dialog = await ask(user);
  expect(await dialog.findByRole('checkbox', box)).toHaveProperty('checked', true);
});

it('waits for the answer before it restores', async () => {
  const user = openBooking();
  await screen.findByText('Cancelled', { selector: 'li *' });
  const release = api.on('BookingHistory', () => historyOf(false)).hold('BookingHistory');
  const dialog = await ask(user);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /Loading|Restore/ }));
  expect(inputs()).toEqual([]);
  release();
  expect(await dialog.findByRole('checkbox', box)).toHaveProperty('checked', false);
});

it.each([
  ['the page of the booking', openBooking],
  ['the list', () => openPage(<BookingsPage />)],
  ['the class', () => openPage(roster)],
])('is confirmed on %s, where it tells the attendee as chosen', async (_where, open) => {
  const user = open();
  let dialog = await ask(user);
  await user.click(dialog.getByRole('button', { name: 'Leave it cancelled' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  dialog = await ask(user);
  await dialog.findByRole('checkbox', box);
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(inputs()).toEqual([{ id: 'b1', version: 1, notifyAttendee: true }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells nobody if the box is not ticked, and keeps the focus on the page', async () => {
  const user = openBooking();
  await screen.findByRole('button', { name: /^Restore/ });
  emulateModalDialogs();
  const dialog = await ask(user);
  await user.click(await dialog.findByRole('checkbox', box));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(
    await screen.findByText('The booking of Rosa Peña is restored. The attendee gets no email.'),
  ).toBeTruthy();
  expect(inputs()).toEqual([{ id: 'b1', version: 1 }]);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
