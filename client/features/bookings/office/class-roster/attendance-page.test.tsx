import { screen, waitFor, within } from '@testing-library/react';

import { data, refusal } from '../../../../app/testing/stub-api';
import { connection } from '../testing/office-rows';
import {
  begun,
  findCount,
  findMarkButton,
  markButton,
  openRegister,
  pressedButtons,
  RegisterServer,
  rowOf,
} from '../testing/register';

const TO_COME = '2026-12-05T15:00:00.000Z';
let server: RegisterServer;

beforeEach(() => {
  server = new RegisterServer();
});

describe('the register of a class', () => {
  it('lists everybody with a seat on a line, and counts those who are recorded', async () => {
    server.rows.push(
      rowOf('Dora', { bookingStatus: 'completed' }),
      rowOf('Eva', { attendance: 'absent' }),
      rowOf('Fay', { bookingStatus: 'cancelled' }),
    );
    openRegister();
    await findCount('2 of 5 recorded');
    const region = within(screen.getByRole('region', { name: '2 of 5 recorded' }));
    expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['Ana', 'Bea', 'Carla', 'Dora', 'Eva'].map((name) => `Peña, ${name}`),
    );
    expect(pressedButtons()).toEqual(['Attended Dora Peña', 'Absent Eva Peña']);
    const back = screen.getByRole('link', { name: /^Forklift Operator/ });
    expect(back.getAttribute('href')).toBe('/admin/schedule/c1');
    const bookings = screen.getByRole('link', { name: 'Bookings' });
    expect(bookings.getAttribute('href')).toBe('/admin/bookings?classId=c1');
    const walkIn = screen.getByRole('link', { name: 'Add walk-in' });
    expect(walkIn.getAttribute('href')).toBe('/admin/bookings?classId=c1&new=booking');
  });

  it('records an attendance with one tap, mails the certificate, and has an undo', async () => {
    const user = openRegister();
    await user.click(await findMarkButton('Attended', 'Bea'));
    expect(
      await screen.findByText(
        'Bea Peña is marked as attended. The certificate leaves by email in one minute.',
      ),
    ).toBeTruthy();
    await findCount('1 of 3 recorded');
    expect(document.activeElement).toBe(markButton('Attended', 'Bea'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findCount('0 of 3 recorded');
    expect(pressedButtons()).toEqual([]);
    expect(server.inputs()).toEqual([
      { bookings: [{ id: 'Bea', version: 1 }], attendance: 'attended', notifyAttendees: true },
      { bookings: [{ id: 'Bea', version: 2 }], attendance: null, notifyAttendees: false },
    ]);
  });

  it('clears an attendance when its button is pressed again, and corrects it by the other one', async () => {
    const user = openRegister();
    await user.click(await findMarkButton('Absent', 'Ana'));
    await screen.findByText('Ana Peña is marked as absent.');
    await user.click(markButton('Attended', 'Ana'));
    await screen.findByText(/^Ana Peña is marked as attended/);
    await user.click(markButton('Attended', 'Ana'));
    await screen.findByText('The attendance of Ana Peña is cleared.');
    await findCount('0 of 3 recorded');
    expect(server.inputs().map(({ bookings: [first], attendance }) => [first?.version, attendance])).toEqual([
      [1, 'absent'],
      [2, 'attended'],
      [3, null],
    ]);
  });

  it('records all others as attended at once, without mails if that is not ticked', async () => {
    const user = openRegister();
    await user.click(await screen.findByRole('checkbox', { name: /^Email the certificate/ }));
    await user.click(markButton('Absent', 'Bea'));
    await findCount('1 of 3 recorded');
    await user.click(screen.getByRole('button', { name: 'All others attended' }));
    const heading = await findCount('3 of 3 recorded');
    expect(screen.queryByRole('button', { name: 'All others attended' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(server.inputs().at(-1)).toEqual({
      bookings: ['Ana', 'Carla'].map((id) => ({ id, version: 1 })),
      attendance: 'attended',
      notifyAttendees: false,
    });
  });

  it('records sixty at once when all attended', async () => {
    server.rows = Array.from({ length: 60 }, (_, index) => rowOf(`Seat${index}`));
    const user = openRegister();
    await user.click(await screen.findByRole('button', { name: 'All attended' }));
    await findCount('60 of 60 recorded');
    expect(server.inputs()).toHaveLength(1);
  });

  it('records more than the server changes at once with one undo for all', async () => {
    server.rows = Array.from({ length: 105 }, (_, index) => rowOf(`Seat${index}`));
    const user = openRegister();
    await user.click(await screen.findByRole('button', { name: 'All attended' }));
    await screen.findByText(/^105 bookings are marked as attended/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findCount('0 of 105 recorded');
    expect(server.inputs().map(({ bookings, attendance }) => [bookings.length, attendance])).toEqual([
      [100, 'attended'],
      [5, 'attended'],
      [100, null],
      [5, null],
    ]);
  });
});

it('offers only absences before the last day, and displays from when the others can be recorded', async () => {
  server.rows = [rowOf('Ana', { classInstance: { ...begun, lastDayStartsAt: TO_COME } })];
  openRegister();
  expect(await findMarkButton('Absent', 'Ana')).toBeTruthy();
  expect(screen.getByText(/^Who attended can be recorded from Sat, Dec 5, 2026, 8:00.AM on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /[Aa]ttended/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('has no buttons', () => {
  it.each([
    ['the class has not begun', { startsAt: TO_COME }, /^The class begins on Sat, Dec 5, 2026, 8:00.AM;/],
    ['the class is cancelled', { status: 'cancelled' }, 'The class is cancelled.'],
  ])('if %s', async (_case, changes, text) => {
    server.setClass(changes);
    openRegister();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('if nobody has booked', async () => {
    server.rows = [rowOf('Ana', { bookingStatus: 'cancelled' })];
    openRegister();
    expect(await screen.findByText('Nobody has booked this class yet.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('if there is no such class', async () => {
    server.api.on('ChosenClass', () => refusal('NOT_FOUND'));
    openRegister();
    expect(await screen.findByText('This class no longer exists.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Schedule' }).getAttribute('href')).toBe('/admin/schedule');
  });
});

it('can be loaded again after a failure, also of its second page, before which the others cannot be recorded', async () => {
  server.api.on('OfficeBookings', ({ after }) =>
    after === 'last'
      ? refusal('INTERNAL')
      : data(connection('bookings', 'BookingConnection', server.rows.slice(0, 2), true)),
  );
  const user = openRegister();
  expect(await screen.findByText('The attendees could not be loaded.')).toBeTruthy();
  expect(markButton('Attended', 'Bea')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'All attended' })).toBeNull();
  server.api.on('OfficeBookings', () =>
    data(connection('bookings', 'BookingConnection', server.rows.slice(2))),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'All attended' })).toBeTruthy();
  expect(markButton('Attended', 'Carla')).toBeTruthy();
});
