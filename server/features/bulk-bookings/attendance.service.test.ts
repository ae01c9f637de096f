import { book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass, makeTwoDates } from '../../testing/classes.js';
import { statementsOf } from '../../testing/statement-log.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { Attendance } from '../bookings/attendance/attendance.constants.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { BookingChange } from './bulk-booking.type.js';

const ROSA = '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e';
const OTHER = '5d2f8e1b-8e64-4d2f-8e1a-3a4c6b7d8e9f';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAYS = ['2027-01-25', '2027-01-26'].map((date) => ({ ...CLASS_DAY, date }));
const FIRST_DAY = new Date('2027-01-25T15:00:00.000Z');
const LAST_DAY = new Date('2027-01-26T15:00:00.000Z');

const outcomes = (changes: readonly BookingChange[]) => changes.map(({ isDone, code }) => code ?? isDone);
const seenIn = (changes: readonly BookingChange[]) =>
  changes.map(({ id, booking }) => ({ id, version: booking?.version ?? 0 }));

describe.each(DATABASES)('recording the attendance, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = (accountId = ROSA): RequestContext => world.office(accountId, { requestId: 'attendance' });
  type Seen = readonly { id: string; version: number }[];
  const record = (seen: Seen, attendance: Attendance | null, notifyAttendees = false, who = office()) =>
    world.services.attendance.record(who, seen, attendance, { notifyAttendees });
  const stored = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });
  const certificates = () => world.stored(OutboxMessageEntity).findBy({ template: 'booking.certificate' });

  async function booked(count: number, days = DAYS) {
    const { id: classId, classType } = await makeClass(world, { days });
    const seen = [];
    for (let index = 1; index <= count; index += 1)
      seen.push({ id: (await book(world, classId, {}, index)).booking.id, version: 1 });
    return { classId, classTypeId: classType.id, seen };
  }

  it('completes the bookings of those who attended, and marks those who did not come', async () => {
    const { seen } = await booked(3);
    world.clock.moveTo(LAST_DAY);
    const attended = await record(seen.slice(0, 2), 'attended');
    const absent = await record(seen.slice(2), 'absent');
    expect([...attended, ...absent].map(({ booking }) => booking)).toMatchObject([
      { attendance: 'attended', bookingStatus: 'completed', version: 2 },
      { attendance: 'attended', bookingStatus: 'completed', version: 2 },
      { attendance: 'absent', bookingStatus: 'confirmed', version: 2 },
    ]);
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.attendanceRecorded' });
    expect(audited.map(({ actorId, details }) => [actorId, details])).toEqual([
      ...seen.slice(0, 2).map(() => [ROSA, '{"attendance":"attended"}']),
      [ROSA, '{"attendance":"absent"}'],
    ]);
  });

  it('is corrected and cleared, each with the version of the change before', async () => {
    const { seen } = await booked(1);
    world.clock.moveTo(LAST_DAY);
    let last = seenIn(await record(seen, 'absent'));
    for (const attendance of ['attended', 'absent', null, 'attended', null] as const) {
      const [change] = await record(last, attendance);
      expect(change).toMatchObject({ isDone: true, booking: { attendance } });
      last = seenIn(change ? [change] : []);
    }
    expect(await stored(seen[0]?.id ?? '')).toMatchObject({ bookingStatus: 'confirmed', isAbsent: false });
  });

  it('counts absences from the start of the class, and attendance from the start of the last day', async () => {
    const { seen } = await booked(1);
    const at = (moment: Date, offset: number) => world.clock.moveTo(new Date(moment.getTime() + offset));
    at(FIRST_DAY, -1);
    expect(outcomes(await record(seen, 'absent'))).toEqual(['POLICY']);
    at(FIRST_DAY, 0);
    const absent = await record(seen, 'absent');
    expect(outcomes(absent)).toEqual([true]);
    at(LAST_DAY, -1);
    expect(outcomes(await record(seenIn(absent), 'attended'))).toEqual(['POLICY']);
    at(LAST_DAY, 0);
    expect(outcomes(await record(seenIn(absent), 'attended'))).toEqual([true]);
  });

  it('decides about each booking separately', async () => {
    const early = await booked(1, [{ ...CLASS_DAY, date: '2027-03-01' }]);
    const off = await booked(1);
    const { seen } = await booked(4);
    const [fine, cancelled, stale] = seen;
    if (!fine || !cancelled || !stale) throw new Error('four were booked');
    await changeClass(world, off.classId, { status: 'cancelled' });
    world.clock.moveTo(LAST_DAY);
    await world.services.officeBookings.cancel(office(), cancelled);
    await world.services.bookingPayments.set(office(OTHER), stale, 'paid', {});
    const asked = [
      ...early.seen,
      ...off.seen,
      fine,
      { ...cancelled, version: 2 },
      stale,
      { id: NOBODY, version: 1 },
    ];
    expect(outcomes(await record(asked, 'attended'))).toEqual([
      'POLICY',
      'CLASS_NOT_BOOKABLE',
      true,
      'BAD_USER_INPUT',
      'CONFLICT',
      'NOT_FOUND',
    ]);
    expect(await stored(cancelled.id)).toMatchObject({ bookingStatus: 'cancelled', isAbsent: false });
    await expect(
      world.stored(AuditEntryEntity).countBy({ action: 'booking.attendanceRecorded' }),
    ).resolves.toBe(1);
  });

  it('is cleared in a class that was cancelled later, whose bookings can then be moved, but not corrected', async () => {
    const { classId, classTypeId, seen } = await booked(2);
    const to = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    world.clock.moveTo(LAST_DAY);
    const attended = seenIn(await record(seen, 'attended'));
    await changeClass(world, classId, { status: 'cancelled' });
    expect(outcomes(await record(attended.slice(0, 1), 'absent'))).toEqual(['CLASS_NOT_BOOKABLE']);
    const cleared = await record(attended, null);
    expect(cleared.map(({ isDone, booking }) => [isDone, booking?.attendance])).toEqual([
      [true, null],
      [true, null],
    ]);
    const { bulkBookings } = world.services;
    expect(outcomes(await bulkBookings.move(office(), seenIn(cleared.slice(0, 1)), to.id))).toEqual([true]);
    expect(outcomes(await bulkBookings.cancel(office(), seenIn(cleared.slice(1))))).toEqual([true]);
  });

  it('succeeds without another change if it is repeated by the same admin, and not for another', async () => {
    const { seen } = await booked(2);
    world.clock.moveTo(LAST_DAY);
    const first = await record(seen, 'attended', true);
    world.clock.moveTo(new Date(LAST_DAY.getTime() + 1000));
    const repeated = first.map((change) => ({ ...change, isUnchanged: true }));
    expect(await record(seen, 'attended', true)).toEqual(repeated);
    expect(outcomes(await record(seen, 'attended', true, office(OTHER)))).toEqual(['CONFLICT', 'CONFLICT']);
    expect(outcomes(await record(seenIn(first), 'attended', true))).toEqual([true, true]);
    expect(await certificates()).toHaveLength(2);
    await expect(
      world.stored(AuditEntryEntity).countBy({ action: 'booking.attendanceRecorded' }),
    ).resolves.toBe(2);
  });

  it('needs as many statements for ten bookings as for two', async () => {
    const { seen } = await booked(12);
    world.clock.moveTo(LAST_DAY);
    const few = await statementsOf(world, () => record(seen.slice(0, 2), 'attended', true));
    const many = await statementsOf(world, () => record(seen.slice(2), 'attended', true));
    expect(few).not.toEqual([]);
    expect(many).toHaveLength(few.length);
  });

  it('mails the certificate a minute later, only to those who attended, and only if asked to', async () => {
    const { seen } = await booked(3);
    world.clock.moveTo(LAST_DAY);
    await record(seen.slice(0, 1), 'attended', true);
    await record(seen.slice(1, 2), 'attended');
    await record(seen.slice(2), 'absent', true);
    expect(await certificates()).toMatchObject([
      {
        subjectId: seen[0]?.id,
        recipient: 'maria.munoz1@example.com',
        language: 'en',
        dueAt: new Date(LAST_DAY.getTime() + 60_000),
      },
    ]);
  });

  it.each([null, 'absent'] as const)(
    'withdraws the unsent certificate if it becomes %s',
    async (attendance) => {
      const { seen } = await booked(2);
      world.clock.moveTo(LAST_DAY);
      const attended = await record(seen, 'attended', true);
      await record(seenIn(attended.slice(0, 1)), attendance);
      expect((await certificates()).map(({ subjectId }) => subjectId)).toEqual([seen[1]?.id]);
    },
  );

  it('sends the unsent certificate to the corrected address', async () => {
    const { seen } = await booked(1);
    world.clock.moveTo(LAST_DAY);
    const [change] = await record(seen, 'attended', true);
    if (!change?.booking) throw new Error('it was recorded');
    const { id, version, companyName, phone, ...person } = change.booking;
    await world.services.officeBookings.updateAttendee(
      office(),
      { id, version },
      { ...person, email: 'maria@example.org' },
    );
    expect(await certificates()).toMatchObject([{ recipient: 'maria@example.org' }]);
    expect(await stored(id)).toMatchObject({ bookingStatus: 'completed', email: 'maria@example.org' });
  });

  it('cannot be cleared for a cancelled booking, which has none', async () => {
    const { id } = (await book(world, (await makeClass(world)).id)).booking;
    await world.services.officeBookings.cancel(office(), { id, version: 1 });
    const cleared = await world.services.attendance.record(office(), [{ id, version: 2 }], null);
    expect(cleared).toMatchObject([{ isDone: false, code: 'BAD_USER_INPUT' }]);
  });

  it('keeps the seat, which is neither cancelled nor moved before the attendance is cleared', async () => {
    const { classId, classTypeId, seen } = await booked(1);
    const to = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    world.clock.moveTo(LAST_DAY);
    const attended = seenIn(await record(seen, 'attended'));
    const { bulkBookings, instances } = world.services;
    expect(outcomes(await bulkBookings.cancel(office(), attended))).toEqual(['BAD_USER_INPUT']);
    expect(outcomes(await bulkBookings.move(office(), attended, to.id))).toEqual(['BAD_USER_INPUT']);
    expect(outcomes(await bulkBookings.restore(office(), attended))).toEqual(['BAD_USER_INPUT']);
    expect(await instances.get(office(), classId)).toMatchObject({ takenSeats: 1 });
    expect(outcomes(await bulkBookings.markPaid(office(), attended, {}))).toEqual([true]);
    const cleared = seenIn(await record([{ id: seen[0]?.id ?? '', version: 3 }], null));
    expect(outcomes(await bulkBookings.move(office(), cleared, to.id))).toEqual([true]);
  });
});

describe.each(DATABASES)('a booking that was absent, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.office(ROSA);

  async function absent() {
    const [{ id: classId }, later] = await makeTwoDates(world);
    const { booking } = await book(world, classId);
    world.clock.moveTo(FIRST_DAY);
    await world.services.attendance.record(office(), [{ id: booking.id, version: 1 }], 'absent');
    return { id: booking.id, version: 2, classId, later: later.id };
  }

  it.each<[string, (seen: Awaited<ReturnType<typeof absent>>) => Promise<unknown>]>([
    [
      'moved',
      ({ later, ...seen }) =>
        world.services.officeBookings.move(office(), { ...seen, classInstanceId: later }),
    ],
    ['moved with others', ({ later, ...seen }) => world.services.bulkBookings.move(office(), [seen], later)],
    ['cancelled', (seen) => world.services.officeBookings.cancel(office(), seen)],
    ['cancelled with others', (seen) => world.services.bulkBookings.cancel(office(), [seen])],
    ['cancelled as a burst', (seen) => world.services.bursts.cancel(office(), [seen])],
    [
      'moved by its guest because the class was cancelled',
      async ({ id, classId, later }) => {
        await changeClass(world, classId, { status: 'cancelled' });
        const move = { bookingId: id, classInstanceId: later, idempotencyKey: 'move-1' };
        await world.services.ownBookings.move(world.guest(), move);
      },
    ],
  ])('is not recorded as absent after it was %s', async (_how, change) => {
    const seen = await absent();
    await change(seen);
    const { isAbsent, version } = await world.stored(BookingEntity).findOneByOrFail({ id: seen.id });
    expect([isAbsent, version]).toEqual([false, 3]);
  });
});
