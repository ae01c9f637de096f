import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { data, offline, type StubApi } from '../../../../app/testing/stub-api';
import { FetchFileContext } from '../../../../graphql/office/api-files';
import { openPage } from '../../../../testing/open-page';
import { listFilePath } from '../booking-file';
import { bookingFilters } from '../list/booking-filters';
import { BookingsPage } from '../list/BookingsPage';
import { booking, connection, smallOffice } from '../testing/office-rows';

let api: StubApi;

const BEGUN = '2026-11-01T15:00:00.000Z';
const begun = { ...booking().classInstance, id: 'c0', startsAt: BEGUN, lastDayStartsAt: BEGUN };
const cancelled = { ...begun, status: 'cancelled' } as const;
type Changes = Parameters<typeof booking>[0];

const ana = booking({ id: 'b1', firstName: 'Ana', classInstance: begun });
const bea = booking({ id: 'b2', firstName: 'Bea', classInstance: begun, attendance: 'absent' });
const carla = booking({ id: 'b3', firstName: 'Carla', classInstance: begun, bookingStatus: 'completed' });

const listIs = (...rows: readonly ReturnType<typeof booking>[]) =>
  api.on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', rows)));

beforeEach(() => {
  api = smallOffice();
  listIs(ana, bea, carla);
});

/** The server's result for a booking: changed, unless there is a code. */
const result = (seen: ReturnType<typeof booking>, changes: Changes, code: string | null = null) => ({
  __typename: 'BookingChange',
  id: seen.id,
  isDone: code === null,
  isUnchanged: false,
  code,
  changedBy: null,
  booking: { ...seen, ...changes },
});
const attended = { bookingStatus: 'completed', attendance: 'attended', version: 2 } as const;
const changesAre = (...changes: readonly ReturnType<typeof result>[]) =>
  api.on('BookingsRecordAttendance', () => data({ changes }));
const inputs = () => api.callsOf('BookingsRecordAttendance').map(({ variables }) => variables['input']);

const selectAll = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
const bar = () => within(screen.getByRole('region', { name: 'Selected bookings' }));
const mailBox = { name: 'Email the certificate when marked attended' };

/** Opens the menu of a row and clicks an item. */
async function choose(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Actions ${name}`) }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe('the attendance of several bookings', () => {
  it('is only an absence before the last day of one of the classes', async () => {
    const longer = { ...begun, id: 'c2', lastDayStartsAt: '2099-11-02T15:00:00.000Z' };
    listIs(ana, booking({ id: 'b4', firstName: 'Dora', classInstance: longer }));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    expect(bar().getByRole('button', { name: 'Mark absent' })).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'Mark attended' })).toBeNull();
    expect(bar().queryByRole('checkbox', mailBox)).toBeNull();
  });

  it('is recorded with one click, which mails the certificates, and undo restores what was recorded', async () => {
    changesAre(result(ana, attended), result(bea, attended), result(carla, {}));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Mark attended' }));
    expect(
      await screen.findByText(
        '2 bookings are marked as attended. The certificates leave by email in one minute. 1 was marked so already.',
      ),
    ).toBeTruthy();
    expect(inputs()).toEqual([
      {
        bookings: ['b1', 'b2', 'b3'].map((id) => ({ id, version: 1 })),
        attendance: 'attended',
        notifyAttendees: true,
      },
    ]);
    expect(screen.queryByRole('region', { name: 'Selected bookings' })).toBeNull();

    api.on('BookingsRecordAttendance', ({ input }) => {
      const { attendance } = input as { attendance: string | null };
      return data({
        changes: [
          attendance === null
            ? result(ana, { version: 3 })
            : result(bea, { attendance: 'absent', version: 3 }),
        ],
      });
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Undone. The certificates are not emailed, unless sent already.'),
    ).toBeTruthy();
    expect(inputs().slice(1)).toEqual([
      { bookings: [{ id: 'b1', version: 2 }], attendance: null, notifyAttendees: false },
      { bookings: [{ id: 'b2', version: 2 }], attendance: 'absent', notifyAttendees: false },
    ]);
  });

  it('is undone in several requests, which end when the connection is lost', async () => {
    listIs(ana, bea);
    changesAre(result(ana, attended), result(bea, attended));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Mark attended' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.on('BookingsRecordAttendance', offline);
    jest.useFakeTimers({ now: Date.now(), advanceTimers: 50 });
    await user.click(undo);
    await screen.findByText(/^The connection was lost/);
    jest.useRealTimers();
    // The first request with its retries.
    const ids = ['b1', 'b1', 'b1'].map((id) => ({ bookings: [{ id, version: 2 }], attendance: null }));
    expect(inputs().slice(1)).toMatchObject(ids);
  });

  it('is recorded without emails if the box is not ticked', async () => {
    listIs(ana);
    changesAre(result(ana, attended));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    expect(bar().getByRole('checkbox', mailBox)).toHaveProperty('checked', true);
    await user.click(bar().getByRole('checkbox', mailBox));
    await user.click(bar().getByRole('button', { name: 'Mark attended' }));
    expect(
      await screen.findByText('Ana Peña is marked as attended. The certificate is not emailed.'),
    ).toBeTruthy();
    expect(inputs()).toEqual([
      { bookings: [{ id: 'b1', version: 1 }], attendance: 'attended', notifyAttendees: false },
    ]);
  });

  it('can be absence, or cleared', async () => {
    changesAre(result(ana, { attendance: 'absent', version: 2 }));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Mark absent' }));
    expect(await screen.findByText('Ana Peña is marked as absent.')).toBeTruthy();
    changesAre(result(bea, { attendance: null, version: 2 }));
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Clear attendance' }));
    expect(await screen.findByText('The attendance of Bea Peña is cleared.')).toBeTruthy();
    expect(inputs()).toMatchObject([{ attendance: 'absent' }, { attendance: null }]);
  });

  it.each<[string, Changes[], string[]]>([
    ['one of the classes has not begun', [{ classInstance: begun }, {}], []],
    ['the class is cancelled', [{ classInstance: cancelled }], []],
    [
      'the class was cancelled after somebody attended it',
      [{ classInstance: cancelled, bookingStatus: 'completed' }, { classInstance: cancelled }],
      ['Clear attendance'],
    ],
    ['all bookings are cancelled', [{ classInstance: begun, bookingStatus: 'cancelled' }], []],
    ['nothing is recorded', [{ classInstance: begun }], ['Mark attended', 'Mark absent']],
    [
      'all have attended',
      [{ classInstance: begun, bookingStatus: 'completed' }],
      ['Mark absent', 'Clear attendance'],
    ],
    [
      'some have attended',
      [{ classInstance: begun, bookingStatus: 'completed' }, { classInstance: begun }],
      ['Mark attended', 'Mark absent', 'Clear attendance'],
    ],
  ])('if %s, has the right buttons', async (_case, rows, buttons) => {
    listIs(...rows.map((changes, index) => booking({ ...changes, id: `b${index}` })));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    const names = bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.filter((name) => /attend|absent/.test(name))).toEqual(buttons);
    expect(bar().queryByRole('checkbox', mailBox) !== null).toBe(buttons.includes('Mark attended'));
  });

  it('is not recorded where it is too early or cancelled, and each reason is displayed', async () => {
    changesAre(
      result(ana, {}, 'POLICY'),
      result(bea, { bookingStatus: 'cancelled' }, 'BAD_USER_INPUT'),
      result(carla, {}, 'CLASS_NOT_BOOKABLE'),
    );
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Mark attended' }));
    const problem = (await screen.findByText('3 bookings were left as they are:')).closest('[role="alert"]');
    expect([...(problem?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ana Peña, K7M4WX9P: Too early: the last day of the class has not begun.',
      'Bea Peña, K7M4WX9P: The booking is cancelled. Restore it to record the attendance.',
      'Carla Peña, K7M4WX9P: The class is cancelled.',
    ]);
  });

  it('is not recorded as absence before the class begins', async () => {
    changesAre(result(ana, {}, 'POLICY'));
    const user = openPage(<BookingsPage />);
    await selectAll(user);
    await user.click(bar().getByRole('button', { name: 'Mark absent' }));
    const problem = (await screen.findByText('1 booking was left as it is:')).closest('[role="alert"]');
    expect(problem?.querySelector('li')?.textContent).toBe(
      'Ana Peña, K7M4WX9P: Too early: the class has not begun.',
    );
  });
});

describe('the row of a booking', () => {
  it('displays the attendance by a tag', async () => {
    openPage(<BookingsPage />);
    const rows = await screen.findAllByRole('row');
    const tags = rows.slice(1).map((row) => /Confirmed|Attended|Absent/.exec(row.textContent)?.[0]);
    expect(tags).toEqual(['Confirmed', 'Absent', 'Attended']);
  });

  it('records the attendance from its menu, and keeps the focus', async () => {
    changesAre(result(bea, attended));
    const user = openPage(<BookingsPage />);
    await choose(user, 'Bea', 'Mark attended and email the certificate');
    expect(
      await screen.findByText(
        'Bea Peña is marked as attended. The certificate leaves by email in one minute.',
      ),
    ).toBeTruthy();
    expect(inputs()).toEqual([
      { bookings: [{ id: 'b2', version: 1 }], attendance: 'attended', notifyAttendees: true },
    ]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('records an absence from its menu, of which no certificate is mailed or stopped', async () => {
    listIs(ana);
    changesAre(result(ana, { attendance: 'absent', version: 2 }));
    const user = openPage(<BookingsPage />);
    await choose(user, 'Ana', 'Mark absent');
    expect(await screen.findByText('Ana Peña is marked as absent.')).toBeTruthy();
    changesAre(result(ana, { version: 3 }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(inputs()).toMatchObject([{ attendance: 'absent', notifyAttendees: false }, { attendance: null }]);
  });

  it('saves the certificate in the language of the attendee, or reports that it could not', async () => {
    listIs({ ...carla, language: 'es' });
    const requested: string[] = [];
    const fetchFile = (path: string) => {
      requested.push(path);
      return Promise.reject(new Error('404'));
    };
    const user = openPage(
      <FetchFileContext.Provider value={fetchFile}>
        <BookingsPage />
      </FetchFileContext.Provider>,
    );
    await choose(user, 'Carla', 'Certificate (PDF)');
    expect(await screen.findByText('The file could not be saved. Please try again.')).toBeTruthy();
    expect(requested).toEqual(['/api/bookings/l1/certificate.pdf?language=es']);
  });
});

it.each([
  ['attended', 'Attended'],
  ['absent', 'Absent'],
  ['notRecorded', 'Not recorded'],
] as const)('lists, counts and exports the bookings whose attendance is %s', async (attendance, label) => {
  const user = openPage(<BookingsPage />);
  await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await user.selectOptions(screen.getByLabelText('Attendance'), label);
  const lastOf = (operation: string) => api.callsOf(operation).at(-1)?.variables;
  await waitFor(() => expect(lastOf('OfficeBookings')).toMatchObject({ attendance }));
  expect(lastOf('OfficeBookingCount')).toMatchObject({ attendance });
  expect(screen.getByTestId('address').textContent).toBe(`/?attendance=${attendance}`);
  const filters = bookingFilters.read(new URLSearchParams({ attendance }));
  expect(listFilePath('bookings', filters)).toContain(`attendance=${attendance}`);
});

it.each([
  ['classId=c0&attendance=notRecorded', true],
  ['classId=c0&status=confirmed', true],
  ['classId=c0', false],
  ['status=confirmed', false],
])('tells how to record the attendance above the bookings at ?%s: %s', async (query, isTold) => {
  openPage(<BookingsPage />, `/admin/bookings?${query}`);
  await screen.findByRole('checkbox', { name: 'Select all on this page' });
  const hint = screen.queryByText("Select who attended, then press 'Mark attended'.");
  expect(hint !== null).toBe(isTold);
});

it('does not tell it once everybody is marked', async () => {
  listIs(carla);
  openPage(<BookingsPage />, '/admin/bookings?classId=c0&status=confirmed');
  await screen.findByRole('checkbox', { name: 'Select all on this page' });
  expect(screen.queryByText(/^Select who attended/)).toBeNull();
});
