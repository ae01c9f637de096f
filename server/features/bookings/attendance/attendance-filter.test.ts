import { parse } from 'csv-parse/sync';
import { book } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass, VENUE } from '../../../testing/classes.js';
import { useSite } from '../../../testing/site-server.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf, scansOf } from '../../../testing/statement-plan.js';
import { DATABASES } from '../../../testing/world.js';
import { ATTENDANCE_FILTERS, type Attendance } from './attendance.constants.js';
import type { BookingFilter } from '../list/booking-list.query.js';

const LAS_VEGAS = { ...VENUE.address, city: 'Las Vegas', state: 'NV' } as const;
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('the attendance in lists, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  /** Every filter is also tested with its count. @returns last names */
  async function named(filter: BookingFilter): Promise<string[]> {
    const order = { sort: 'name', direction: 'ascending' } as const;
    const found = await world.services.bookingLists.page(world.office(), filter, order, { first: 100 });
    await expect(found.totalCount).resolves.toBe(found.nodes.length);
    return found.nodes.map(({ lastName }) => lastName);
  }

  async function record(id: string, attendance: Attendance) {
    const [change] = await world.services.attendance.record(world.office(), [{ id, version: 1 }], attendance);
    expect(change?.isDone).toBe(true);
  }

  /** In a class of two days: one who attended, one who was absent, one of neither, and one who had cancelled. */
  async function makeBookings() {
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const { id: classId } = await makeClass(world, { days });
    const ids = [];
    for (const index of [1, 2, 3, 4]) ids.push((await book(world, classId, {}, index)).booking.id);
    const [attended = '', absent = '', , cancelled = ''] = ids;
    await world.services.officeBookings.cancel(world.office(), { id: cancelled });
    world.clock.moveTo(new Date('2027-01-26T15:00:00Z'));
    await record(attended, 'attended');
    await record(absent, 'absent');
    return { classId, ids };
  }

  it('is a filter of the list and of its count', async () => {
    const { classId } = await makeBookings();
    await expect(named({ attendance: 'attended' })).resolves.toEqual(['Muñoz 1']);
    await expect(named({ attendance: 'absent' })).resolves.toEqual(['Muñoz 2']);
    await expect(named({ attendance: 'notRecorded' })).resolves.toEqual(['Muñoz 3']);
    await expect(named({ attendance: 'notRecorded', search: 'munoz' })).resolves.toEqual(['Muñoz 3']);
    await expect(named({ attendance: 'absent', bookingStatus: 'completed' })).resolves.toEqual([]);
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(named({ attendance: 'notRecorded' })).resolves.toEqual([]);
  });

  it('is listed as missing once the last day has begun by the clocks of the venue', async () => {
    const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
    const { id: denver } = await makeClass(world, { days });
    const { id: vegas } = await makeClass(world, { days, address: LAS_VEGAS });
    const { id: elsewhere } = await makeClass(world, { days, timeZone: 'Pacific/Honolulu' });
    for (const [index, id] of [denver, vegas, elsewhere].entries()) await book(world, id, {}, index + 1);
    const start = new Date('2027-01-26T15:00:00Z').getTime();
    for (const [offset, expected] of [
      [-1, []],
      [0, ['Muñoz 1']],
      [HOUR_MS - 1, ['Muñoz 1']],
      [HOUR_MS, ['Muñoz 1', 'Muñoz 2']],
      [3 * HOUR_MS - 1, ['Muñoz 1', 'Muñoz 2']],
      [3 * HOUR_MS, ['Muñoz 1', 'Muñoz 2', 'Muñoz 3']],
    ] as const) {
      world.clock.moveTo(new Date(start + offset));
      await expect(named({ attendance: 'notRecorded' })).resolves.toEqual(expected);
    }
  });

  it('does not scan all days of classes', async () => {
    await makeBookings();
    for (const attendance of ATTENDANCE_FILTERS) {
      const log = StatementLog.of(world.database.reader);
      await named({ attendance });
      const [page] = log.statements;
      const plan = page ? await planOf(world, page) : [];
      expect(plan).not.toEqual([]);
      expect(scansOf(plan).filter((line) => /later_day|class_day/.test(line))).toEqual([]);
    }
  });

  it('leaves those who attended among the taken seats', async () => {
    await makeBookings();
    await expect(named({ takesSeat: true })).resolves.toEqual(['Muñoz 1', 'Muñoz 2', 'Muñoz 3']);
    await expect(named({ takesSeat: false })).resolves.toEqual(['Muñoz 4']);
  });

  it('is a column of the file, in the language of its reader, and a filter of it', async () => {
    await makeBookings();
    const token = await world.adminToken();
    const file = async (query: string, language: 'en' | 'es') => {
      const { text } = await site.rest(
        'GET',
        `/admin/bookings.csv?sort=name&direction=ascending&${query}`,
        undefined,
        {
          token,
          language,
        },
      );
      const [heading = [], ...rows] = parse(text.replace(/^\ufeff/, ''));
      return rows.map((row) => row[heading.indexOf(language === 'en' ? 'Attendance' : 'Asistencia')]);
    };
    await expect(file('', 'en')).resolves.toEqual(['Attended', 'Absent', '', '']);
    await expect(file('', 'es')).resolves.toEqual(['Asistió', 'No asistió', '', '']);
    await expect(file('attendance=absent', 'en')).resolves.toEqual(['Absent']);
    await expect(file('attendance=notRecorded', 'en')).resolves.toEqual(['']);
    await expect(file('takes_seat=true', 'en')).resolves.toEqual(['Attended', 'Absent', '']);
  });

  it('is refused as a filter if it is unknown', async () => {
    const token = await world.adminToken();
    const { status } = await site.rest('GET', '/admin/bookings.csv?attendance=late', undefined, { token });
    expect(status).toBe(400);
  });

  it('is part of the bookings that guests and the office read', async () => {
    const { ids } = await makeBookings();
    const token = await world.adminToken();
    for (const [index, attendance] of (['attended', 'absent', null, null] as const).entries()) {
      const path = `/bookings/${ids[index] ?? ''}`;
      await expect(site.rest('GET', path)).resolves.toMatchObject({ body: { attendance } });
      await expect(site.rest('GET', path, undefined, { token })).resolves.toMatchObject({
        body: { attendance },
      });
    }
    const query = '{ bookings(attendance: attended) { nodes { lastName attendance bookingStatus } } }';
    await expect(site.graphql(query, {}, { token })).resolves.toMatchObject({
      body: {
        data: {
          bookings: { nodes: [{ lastName: 'Muñoz 1', attendance: 'attended', bookingStatus: 'completed' }] },
        },
      },
    });
    const own = `{ bookingConfirmation(id: "${ids[0] ?? ''}") { attendance options { move { isAllowed } } } }`;
    await expect(site.graphql(own, {})).resolves.toMatchObject({
      body: {
        data: { bookingConfirmation: { attendance: 'attended', options: { move: { isAllowed: false } } } },
      },
    });
  });

  it('is recorded by the office only', async () => {
    const { ids } = await makeBookings();
    const mutation = `mutation ($input: RecordAttendanceInput!) { recordAttendance(input: $input) { code booking { attendance } } }`;
    const input = { bookings: [{ id: ids[2], version: 1 }], attendance: 'absent' };
    const guest = await site.graphql(mutation, { input });
    expect(guest.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const client = await site.graphql(mutation, { input }, { token: await world.clientToken() });
    expect(client.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const token = await world.adminToken();
    const { bookings } = input;
    for (const [version, attendance] of (['absent', null, 'attended', undefined] as const).entries()) {
      const seen = bookings.map((each) => ({ ...each, version: version + 1 }));
      await expect(
        site.graphql(mutation, { input: { bookings: seen, attendance } }, { token }),
      ).resolves.toMatchObject({
        body: { data: { recordAttendance: [{ code: null, booking: { attendance: attendance ?? null } }] } },
      });
    }
  });
});
