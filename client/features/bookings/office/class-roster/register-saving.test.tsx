import { act, screen, waitFor, within } from '@testing-library/react';

import { data, offline, refusal } from '../../../../app/testing/stub-api';
import {
  changeOf,
  findCount,
  findMarkButton,
  markButton,
  openRegister,
  pressedButtons,
  RegisterServer,
  type RecordInput,
} from '../testing/register';

let server: RegisterServer;

beforeEach(() => {
  server = new RegisterServer();
});
afterEach(() => jest.useRealTimers());

const line = (name: string) =>
  screen.getByRole('link', { name: `Peña, ${name}` }).closest('li') ?? document.body;
/** Without connection, until the retries have ended. */
async function loseConnection(work: () => Promise<void>) {
  server.api.on('BookingsRecordAttendance', offline);
  jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
  await work();
  await screen.findByText(/not saved yet/);
  jest.useRealTimers();
}

const sent = () =>
  server.inputs().map(({ bookings, attendance }) => [bookings.map(({ id }) => id).join(), attendance]);

it('displays what is tapped at once, and sends it in turn', async () => {
  const release = server.api.hold('BookingsRecordAttendance');
  const user = openRegister();
  await user.click(await findMarkButton('Attended', 'Ana'));
  await user.click(markButton('Absent', 'Carla'));
  await user.click(markButton('Attended', 'Bea'));
  // Taken back before it is sent.
  await user.click(markButton('Absent', 'Ana'));
  expect(pressedButtons()).toEqual(['Absent Ana Peña', 'Attended Bea Peña', 'Absent Carla Peña']);
  expect(sent()).toEqual([['Ana', 'attended']]);
  release();
  await findCount('3 of 3 recorded');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['Ana', 'attended'],
      ['Ana,Carla', 'absent'],
      ['Bea', 'attended'],
    ]),
  );
  expect(server.attendances()).toEqual(['absent', 'attended', 'absent']);
  expect(document.querySelector('[data-waiting]')).toBeNull();
});

it('undoes a change after the one that is being sent', async () => {
  const user = openRegister();
  await user.click(await findMarkButton('Attended', 'Ana'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const release = server.api.hold('BookingsRecordAttendance');
  await user.click(markButton('Absent', 'Bea'));
  await user.click(undo);
  release();
  await waitFor(() => expect(pressedButtons()).toEqual(['Absent Bea Peña']));
  expect(sent()).toEqual([
    ['Ana', 'attended'],
    ['Bea', 'absent'],
    ['Ana', null],
  ]);
});

describe('without a connection', () => {
  it('keeps what is entered, asks before the page is left, and saves it on retry', async () => {
    const user = openRegister();
    await findMarkButton('Attended', 'Ana');
    await loseConnection(async () => {
      await user.click(markButton('Attended', 'Ana'));
      await user.click(markButton('Absent', 'Bea'));
    });
    expect(screen.getByText('2 entries are not saved yet. Keep this page open.')).toBeTruthy();
    expect(pressedButtons()).toEqual(['Attended Ana Peña', 'Absent Bea Peña']);
    expect(within(line('Ana')).getByText('Not saved yet')).toBeTruthy();
    expect(within(line('Carla')).queryByText('Not saved yet')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Bookings' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    server.records();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findCount('2 of 3 recorded');
    await waitFor(() => expect(screen.queryByText(/not saved yet/i)).toBeNull());
    expect(server.attendances()).toEqual(['attended', 'absent', null]);
    await user.click(screen.getByRole('link', { name: 'Bookings' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('saves it as soon as the browser is online', async () => {
    const user = openRegister();
    await findMarkButton('Attended', 'Ana');
    await loseConnection(() => user.click(markButton('Attended', 'Ana')));
    server.records();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await findCount('1 of 3 recorded');
  });

  it('keeps what the server could not save, and sends it again with the next entry', async () => {
    server.api.on('BookingsRecordAttendance', () => refusal('INTERNAL'));
    const user = openRegister();
    await user.click(await findMarkButton('Attended', 'Ana'));
    await screen.findByText('1 entry is not saved yet. Keep this page open.');
    expect(pressedButtons()).toEqual(['Attended Ana Peña']);
    server.records();
    await user.click(markButton('Attended', 'Bea'));
    await findCount('2 of 3 recorded');
  });
});

it('saves the next entry after an undo has failed', async () => {
  const user = openRegister();
  await user.click(await findMarkButton('Attended', 'Ana'));
  server.api.on('BookingsRecordAttendance', () => refusal('INTERNAL'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  server.records();
  await user.click(markButton('Absent', 'Bea'));
  await findCount('2 of 3 recorded');
});

it('displays what another user has changed, until it is closed, and then records the attendance', async () => {
  server.api.on('BookingsRecordAttendance', ({ input }) => {
    const { bookings } = input as RecordInput;
    server.rows = server.rows.map((row) =>
      row.id === 'Ana' && row.version === 1 ? { ...row, version: 5, amountCents: 9900 } : row,
    );
    const [ana] = server.rows;
    return ana && bookings.some(({ id, version }) => id === 'Ana' && version === 1)
      ? data({ changes: [changeOf(ana, 'CONFLICT')] })
      : server.record(input as RecordInput);
  });
  const user = openRegister();
  await user.click(await findMarkButton('Attended', 'Ana'));
  const reason = /It was changed in the meantime. It is now: \$99.00/;
  await screen.findByText(reason);
  expect(pressedButtons()).toEqual([]);
  await user.click(markButton('Absent', 'Bea'));
  await findCount('1 of 3 recorded');
  expect(screen.getByText(reason)).toBeTruthy();
  await user.click(
    within(screen.getByText(reason).closest('[role=alert]') as HTMLElement).getByRole('button', {
      name: 'Close',
    }),
  );
  expect(screen.queryByText(reason)).toBeNull();
  await user.click(markButton('Attended', 'Ana'));
  await findCount('2 of 3 recorded');
  expect(server.inputs().at(-1)?.bookings).toEqual([{ id: 'Ana', version: 5 }]);
});
