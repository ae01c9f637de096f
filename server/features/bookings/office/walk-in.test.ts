import { setTimeout as sleep } from 'node:timers/promises';
import { CLASS_OVER, recordAttended } from '../../../testing/attendance.js';
import { attendee, book, bookSeats, tally } from '../../../testing/attendees.js';
import { changeClass, CLASS_START, FORKLIFT, makeClass } from '../../../testing/classes.js';
import { bookCrew } from '../../../testing/crews.js';
import { runs } from '../../../testing/repetitions.js';
import { seatsIn } from '../../../testing/seats-in.js';
import { makeStudent, student } from '../../../testing/students.js';
import { join, offersOf, runWaitingListJob } from '../../../testing/waiting.js';
import { noLock, openUnqueued } from '../../../testing/without-seat-guard.js';
import { DATABASES, useWorld, type World } from '../../../testing/world.js';
import { DAY_MS, MINUTE_MS } from '../../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { rowLock } from '../../schedule/seats/seat-lock.store.js';
import { StudentEntity } from '../../students/student.entity.js';
import { BookingEntity } from '../booking.entity.js';
import type { BookNewStudentInput } from './office-booking.input.js';

const FORM = { bookingDate: '2027-01-25', paymentStatus: 'paid', amountCents: 5_000 } as const;
const RUNS = runs(2, 20);
const REFUSALS = new Set(['ALREADY_BOOKED', 'CLASS_FULL', 'CLASS_NOT_BOOKABLE']);

const officeOf = (world: World, changes = {}) => world.office(undefined, changes);

/** Books a new person; another one for another `index`. */
function bookNew(
  world: World,
  classInstanceId: string,
  index: number,
  form: Partial<BookNewStudentInput> = {},
) {
  const { sendEmail: _, ...person } = student({}, index);
  const input = { ...FORM, classInstanceId, student: person, ...form };
  return world.services.officeBookings.createForNew(officeOf(world), input);
}
const walkIn = (
  world: World,
  classInstanceId: string,
  index: number,
  form: Partial<BookNewStudentInput> = {},
) => bookNew(world, classInstanceId, index, { isWalkIn: true, ...form });

describe.each(DATABASES)('somebody who came to a class without a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const stored = () => world.stored(BookingEntity).count();
  const messages = () => world.stored(OutboxMessageEntity).find();

  it('is booked by the office once the class has begun, and nobody is mailed', async () => {
    const { id } = await makeClass(world, { maxAttendees: 2 });
    const known = await makeStudent(world, { sendEmail: false }, 1);
    world.clock.moveTo(CLASS_START);
    const form = { ...FORM, classInstanceId: id, studentId: known.id };
    const create = (isWalkIn?: boolean) =>
      world.services.officeBookings.create(officeOf(world), { ...form, ...(isWalkIn && { isWalkIn }) });
    await expect(create()).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await expect(create(false)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    const { booking, isNew } = await create(true);
    expect(isNew).toBe(true);
    expect(booking).toMatchObject({ studentId: known.id, bookingStatus: 'confirmed', classInstance: { id } });
    await walkIn(world, id, 2);
    await expect(messages()).resolves.toEqual([]);
    await expect(seatsIn(world, id)).resolves.toEqual({ capacity: 2, taken: 2 });
  });

  it('is booked in a class that is over, marked completed, or of a type that is not offered any more', async () => {
    const { id, classType } = await makeClass(world);
    world.clock.moveTo(CLASS_OVER);
    await walkIn(world, id, 1);
    await changeClass(world, id, { status: 'completed' });
    await walkIn(world, id, 2);
    await world.services.classTypes.update(
      officeOf(world),
      { id: classType.id },
      { ...FORKLIFT, isActive: false },
    );
    await walkIn(world, id, 3);
    await expect(bookNew(world, id, 4)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await expect(messages()).resolves.toEqual([]);
    await expect(stored()).resolves.toBe(3);
  });

  it('is refused if the class is cancelled or full, or has the person already, and is then not stored', async () => {
    const { id } = await makeClass(world, { maxAttendees: 2 });
    await bookSeats(world, id, 1);
    world.clock.moveTo(CLASS_OVER);
    await walkIn(world, id, 1);
    await expect(walkIn(world, id, 1)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    await expect(walkIn(world, id, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await changeClass(world, id, { status: 'cancelled', maxAttendees: 20 });
    await expect(walkIn(world, id, 2)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await expect(walkIn(world, 'nowhere', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stored()).resolves.toBe(2);
    await expect(world.stored(StudentEntity).count()).resolves.toBe(2);
  });

  it('does not get an unnamed seat of a crew', async () => {
    const { id } = await makeClass(world, { maxAttendees: 4 });
    await bookCrew(world, id, 1);
    world.clock.moveTo(CLASS_START);
    await walkIn(world, id, 1);
    await expect(walkIn(world, id, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
  });

  it('is booked and mailed like anybody else in a class that has not begun, after the waiting list', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await bookSeats(world, id, 1);
    const { id: entryId } = await join(world, id);
    await changeClass(world, id, { maxAttendees: 2 });
    await expect(walkIn(world, id, 1)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await changeClass(world, id, { maxAttendees: 3 });
    const { booking } = await walkIn(world, id, 1);
    await expect(offersOf(world, entryId)).resolves.toHaveLength(1);
    const mailed = (await messages()).filter(({ subjectId }) => subjectId === booking.id);
    expect(mailed.map(({ template }) => template).toSorted()).toEqual([
      'booking.confirmation',
      'booking.reminderMail',
    ]);
  });

  it('causes no offer to the waiting list of a class that has begun', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await bookSeats(world, id, 1);
    const { id: entryId } = await join(world, id);
    world.clock.moveTo(CLASS_START);
    await changeClass(world, id, { maxAttendees: 3 });
    const { booking } = await walkIn(world, id, 1);
    await world.services.officeBookings.cancel(officeOf(world), { id: booking.id });
    await runWaitingListJob(world);
    await expect(offersOf(world, entryId)).resolves.toEqual([]);
  });

  it('is booked once per idempotency key, also if the class began between two attempts', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo(new Date(CLASS_START.getTime() - MINUTE_MS));
    const early = await bookNew(world, id, 1, { idempotencyKey: 'form' });
    world.clock.moveTo(CLASS_START);
    const key = { idempotencyKey: 'form' };
    await expect(walkIn(world, id, 1, key)).resolves.toEqual({ ...early, isNew: false });
    await expect(walkIn(world, id, 1, { ...key, amountCents: 1 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const late = await walkIn(world, id, 2, { idempotencyKey: 'other' });
    await expect(bookNew(world, id, 2, { idempotencyKey: 'other' })).resolves.toEqual({
      ...late,
      isNew: false,
    });
    await expect(stored()).resolves.toBe(2);
  });

  it('has attendance, a certificate and a place in the reports', async () => {
    const { id } = await makeClass(world);
    const bookedAt = world.clock.now().getTime();
    await bookSeats(world, id, 1);
    world.clock.moveTo(CLASS_OVER);
    const { booking } = await walkIn(world, id, 1);
    await recordAttended(world, [booking], { notifyAttendees: true });
    expect((await messages()).map(({ template }) => template)).toContain('booking.certificate');
    const { certificates, reports } = world.services;
    await expect(certificates.ofBooking(world.guest(), booking.linkId)).resolves.toBeDefined();
    const figures = { leadDays: true, students: true };
    const [total] = await reports.totals(officeOf(world), 'classType', {}, figures);
    expect(total).toMatchObject({ seatsTaken: 2, revenuePaidCents: 5_000, newStudents: 2 });
    // Only the other booking was made ahead.
    expect(total?.averageLeadDays).toBeCloseTo((CLASS_START.getTime() - bookedAt) / DAY_MS, 3);
  });

  it.each(RUNS)(
    'competes with others for the last seats, whatever the clock of their server (%d)',
    async () => {
      const { id } = await makeClass(world, { maxAttendees: 4 });
      await bookSeats(world, id, 1);
      world.clock.moveTo(CLASS_START);
      const behind = world.guest({ clock: { now: () => new Date(CLASS_START.getTime() - MINUTE_MS) } });
      const people = [1, 2, 3, 4, 5, 6];
      const all = people.flatMap((index) => [
        walkIn(world, id, index),
        world.services.bookings.bookSeat(behind, attendee(id, {}, index)),
        // The same person twice, and a guest in time.
        walkIn(world, id, index),
        book(world, id, {}, 50 + index),
      ]);
      const { booked, ...refused } = tally(await Promise.allSettled(all));
      expect(booked).toBe(3);
      expect(Object.keys(refused).filter((code) => !REFUSALS.has(code))).toEqual([]);
      await expect(seatsIn(world, id)).resolves.toEqual({ capacity: 4, taken: 4 });
    },
  );

  it('is refused if the class is cancelled while the request waits for the lock', async () => {
    const { id } = await makeClass(world);
    world.clock.moveTo(CLASS_START);
    let asked: Promise<unknown> | undefined;
    await world.database.transaction(world.guest(), async (manager) => {
      await rowLock.lock(manager, [id]);
      asked = walkIn(world, id, 1).catch((error: unknown) => error);
      await sleep(100);
      await manager.update(ClassInstanceEntity, { id }, { status: 'cancelled' });
    });
    await expect(asked).resolves.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });
});

describe.each(DATABASES)('two walk-ins without the seat guard, on %s,', (kind) => {
  const world = useWorld(kind, { guard: noLock, connect: openUnqueued });

  it('get the same last seat, which proves that this test detects races', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    world.clock.moveTo(CLASS_START);
    const both = await Promise.allSettled([1, 2].map((index) => walkIn(world, id, index)));
    expect(tally(both)).toEqual({ booked: 2 });
    await expect(seatsIn(world, id)).resolves.toEqual({ capacity: 1, taken: 2 });
  });
});
