import { randomUUID } from 'node:crypto';
import { book, tally } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../testing/classes.js';
import { lockWaits } from '../../testing/lock-waits.js';
import { runs } from '../../testing/repetitions.js';
import { makeStudent } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { lockBookings } from '../bookings/booking-lock.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';

const RUNS = runs(2, 20);

describe.each(DATABASES)('guests who change their bookings concurrently, on %s,', (kind) => {
  const world = useWorld(kind);
  const own = () => world.services.ownBookings;
  const classesOf = async (seats: readonly number[]) => {
    const { id: classTypeId } = await makeClassType(world);
    const classes = seats.map((maxAttendees, index) => {
      const days = [{ ...CLASS_DAY, date: `2027-02-0${index + 1}` }];
      return () => makeClass(world, { classTypeId, maxAttendees, days });
    });
    const ids: string[] = [];
    for (const make of classes) ids.push((await make()).id);
    return ids as [string, string, string];
  };
  const taken = (classInstanceId: string) =>
    world.stored(BookingEntity).countBy({ classInstanceId, bookingStatus: 'confirmed' });
  const move = (bookingId: string, classInstanceId: string) =>
    own().move(world.guest(), { bookingId, classInstanceId });

  it.each(RUNS)(
    'get the last seat of another date only once; the other booking does not move (%d)',
    async () => {
      const [one, other, last] = await classesOf([5, 5, 1]);
      const first = (await book(world, one, {}, 1)).booking;
      const second = (await book(world, other, {}, 2)).booking;
      const results = await Promise.allSettled([move(first.id, last), move(second.id, last)]);
      expect(tally(results)).toEqual({ booked: 1, CLASS_FULL: 1 });
      expect(await taken(last)).toBe(1);
      expect((await taken(one)) + (await taken(other))).toBe(1);
    },
  );

  it.each(RUNS)('swap two full classes one after the other, without a deadlock (%d)', async () => {
    const [one, other] = await classesOf([2, 2]);
    const here = [(await book(world, one, {}, 1)).booking, (await book(world, one, {}, 2)).booking];
    const there = [(await book(world, other, {}, 3)).booking];
    // One seat is free; each move frees a seat for the next.
    const swaps = [...here.map(({ id }) => move(id, other)), ...there.map(({ id }) => move(id, one))];
    const outcomes = tally(await Promise.allSettled(swaps));
    expect((outcomes.booked ?? 0) + (outcomes.CLASS_FULL ?? 0)).toBe(3);
    expect(outcomes.booked).toBeGreaterThanOrEqual(1);
    const [inOne, inOther] = [await taken(one), await taken(other)];
    expect(inOne + inOther).toBe(3);
    expect(Math.max(inOne, inOther)).toBeLessThanOrEqual(2);
  });

  it.each(RUNS)('swap many classes without a deadlock, and each booking is in one class (%d)', async () => {
    const [one, other] = await classesOf([40, 40]);
    const bookings: { id: string; to: string }[] = [];
    for (let index = 1; index <= 12; index += 1) {
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      bookings.push({ id: (await book(world, from, {}, index)).booking.id, to });
    }
    const results = await Promise.allSettled(bookings.map(({ id, to }) => move(id, to)));
    expect(tally(results)).toEqual({ booked: 12 });
    expect([await taken(one), await taken(other)]).toEqual([6, 6]);
  });

  it.each(RUNS)('move a booking from two tabs to two dates, and it is in one of them (%d)', async () => {
    const [from, one, other] = await classesOf([3, 3, 3]);
    const { booking } = await book(world, from);
    const results = await Promise.allSettled([move(booking.id, one), move(booking.id, other)]);
    expect(tally(results)).toEqual({ booked: 2 });
    expect([await taken(from), (await taken(one)) + (await taken(other))]).toEqual([0, 1]);
  });

  it.each(RUNS)(
    'cancel in one tab and move in another: the booking is cancelled, after the move or without it (%d)',
    async () => {
      const [from, to] = await classesOf([1, 1]);
      const { booking } = await book(world, from);
      const cancelled = own().cancel(world.guest(), { bookingId: booking.id });
      const [first, second] = await Promise.allSettled([cancelled, move(booking.id, to)]);
      expect(first.status).toBe('fulfilled');
      if (second.status === 'rejected') expect(second.reason).toMatchObject({ code: 'POLICY' });
      expect((await taken(from)) + (await taken(to))).toBe(0);
      const told = world.stored(OutboxMessageEntity).countBy({ template: 'booking.cancelledByGuest' });
      await expect(told).resolves.toBe(1);
    },
  );

  it.each(RUNS)('free a seat while others book it, and one of them gets it (%d)', async () => {
    const [full, to] = await classesOf([1, 5]);
    const { booking } = await book(world, full);
    const [moved, ...others] = await Promise.allSettled([
      move(booking.id, to),
      ...[2, 3, 4].map((index) => book(world, full, {}, index)),
    ]);
    expect(moved.status).toBe('fulfilled');
    expect(tally(others).booked ?? 0).toBeLessThanOrEqual(1);
    expect(await taken(full)).toBe(tally(others).booked ?? 0);
  });

  it.each(RUNS)('change it while the office merges the student, whom it keeps (%d)', async () => {
    const [classInstanceId] = await classesOf([2]);
    const { booking } = await book(world, classInstanceId);
    const { studentId } = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
    const merged = await world.services.students.get(studentId);
    const kept = await makeStudent(world, {}, 9);
    const office = world.office(randomUUID());
    let both: Promise<unknown> = Promise.resolve();
    await world.database.transaction(world.guest(), async (manager) => {
      await lockBookings(manager, [booking.id]);
      const merge = world.services.studentMerges.merge(office, {
        keptId: kept.id,
        keptVersion: kept.version,
        mergedId: merged.id,
        mergedVersion: merged.version,
        taken: [],
        keepsBothSeats: false,
      });
      await lockWaits(world.database);
      const change = own().change(world.guest(), { bookingId: booking.id, phone: '(801) 555-0118' });
      both = Promise.all([merge, change]);
      await lockWaits(world.database, 2);
    });
    await both;
    const stored = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
    expect(stored).toMatchObject({ studentId: kept.id, phone: '(801) 555-0118' });
  });
});
