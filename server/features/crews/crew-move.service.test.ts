import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { book, bookSeats } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeClassType } from '../../testing/classes.js';
import { bookCrew, crewMember } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';

const DEADLINE = new Date(CLASS_START.getTime() - 48 * HOUR_MS);
const KEY = 'a random text of one filled form';
const LATER = '2027-02-08';

describe.each(DATABASES)('moving a crew to another date, on %s,', (kind) => {
  const world = useWorld(kind);
  const move = (
    crewBookingId: string,
    classInstanceId: string,
    ctx = world.guest(),
    idempotencyKey?: string,
  ) =>
    world.services.crewMoves.move(ctx, {
      crewBookingId,
      classInstanceId,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  const taken = async (id: string) => (await world.services.instances.get(world.guest(), id)).takenSeats;
  const on = (classTypeId: string, date: string, maxAttendees = 12) =>
    makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date }], maxAttendees });

  /** A crew with three names, one of them with an email, and unnamed seats; and a later class of the same type. */
  async function makeCrew(unnamedSeats = 2) {
    const { id: classTypeId } = await makeClassType(world);
    const from = await makeClass(world, { classTypeId });
    const to = await on(classTypeId, LATER);
    const attendees = [crewMember(1, { email: 'ana@example.com' }), crewMember(2), crewMember(3)];
    const { crew } = await bookCrew(world, from.id, 0, { attendees, unnamedSeats });
    return { classTypeId, from: from.id, to: to.id, id: crew.id, bookings: crew.bookings };
  }

  it('takes its names and its unnamed seats along, at the same price', async () => {
    const { from, to, id } = await makeCrew();
    const moved = await move(id, to);
    expect(moved).toMatchObject({ seats: 5, unnamedSeats: 2, classInstance: { id: to } });
    expect(moved.bookings.map(({ classInstance }) => classInstance.id)).toEqual([to, to, to]);
    expect(moved.bookings.map(({ amountCents }) => amountCents)).toEqual([14_900, 14_900, 14_900]);
    await expect(taken(from)).resolves.toBe(0);
    await expect(taken(to)).resolves.toBe(5);
    const audited = await world.stored(AuditEntryEntity).find();
    expect(audited.filter(({ action }) => action === 'booking.movedByGuest')).toHaveLength(3);
    expect(audited.find(({ action }) => action === 'crew.moved')?.details).toBe(
      JSON.stringify({ classInstanceId: to, fromClassInstanceId: from, seats: 5, isByLink: true }),
    );
  });

  it('is possible with unnamed seats until they could be given back, and without them until the class', async () => {
    const { to, id } = await makeCrew();
    world.clock.moveTo(DEADLINE);
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({
      moveUntil: DEADLINE,
      movableSeats: 5,
    });
    world.clock.moveTo(new Date(DEADLINE.getTime() + 1));
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ movableSeats: 0 });
    await expect(move(id, to)).rejects.toMatchObject({ code: 'POLICY' });
    // The office is not bound by the deadline.
    await world.services.crewChanges.changeSeats(world.office(), { crewBookingId: id, unnamedSeats: 0 });
    await expect(move(id, to)).resolves.toMatchObject({ classInstance: { id: to }, seats: 3 });
    const stored = await world.stored(BookingEntity).find();
    // A move within 48 hours does not make a seat refundable again.
    expect(stored.map(({ cancelUntil }) => cancelUntil)).toEqual([DEADLINE, DEADLINE, DEADLINE]);
  });

  it('is possible for the office after the deadline, and from a cancelled class for everybody', async () => {
    const { classTypeId, from, to, id } = await makeCrew();
    world.clock.moveTo(new Date(DEADLINE.getTime() + 1));
    await expect(move(id, to, world.office())).resolves.toMatchObject({
      seats: 5,
      classInstance: { id: to },
    });
    await changeClass(world, to, { status: 'cancelled' });
    const { id: last } = await on(classTypeId, '2027-02-15');
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({
      moveUntil: null,
      movableSeats: 5,
    });
    await expect(move(id, last)).resolves.toMatchObject({ seats: 5, classInstance: { id: last } });
    for (const classId of [from, to]) await expect(taken(classId)).resolves.toBe(0);
  });

  it('leaves refunded seats of a cancelled class behind, also for the office', async () => {
    const { from, to, id, bookings } = await makeCrew();
    const [one] = bookings;
    await changeClass(world, from, { status: 'cancelled' });
    await world.change(BookingEntity, { id: one?.id ?? '' }, { refundedOn: '2027-01-11' });
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ movableSeats: 4 });
    await move(id, to, world.office());
    await expect(taken(to)).resolves.toBe(4);
    const left = await world.stored(BookingEntity).findOneByOrFail({ id: one?.id ?? '' });
    expect(left.classInstanceId).toBe(from);
  });

  it('leaves refunded seats of a class that takes place behind, also for the office after the deadline', async () => {
    const { from, to, id, bookings } = await makeCrew();
    await world.change(BookingEntity, { id: bookings[0]?.id ?? '' }, { refundedOn: '2027-01-11' });
    world.clock.moveTo(new Date(DEADLINE.getTime() + 1));
    const { movableSeats } = await world.services.crews.get(world.office(), id);
    expect(movableSeats).toBe(4);
    await move(id, to, world.office());
    await expect(taken(to)).resolves.toBe(4);
    await expect(taken(from)).resolves.toBe(1);
  });

  it('is no longer possible once the attendance of a member is recorded', async () => {
    const { from, to, id, bookings } = await makeCrew();
    world.clock.moveTo(CLASS_START);
    const [one] = bookings;
    await world.services.attendance.record(world.office(), [{ id: one?.id ?? '', version: 1 }], 'attended');
    await expect(move(id, to, world.office())).rejects.toMatchObject({ code: 'POLICY' });
    await expect(taken(from)).resolves.toBe(5);
  });

  it('adds no seat at the old price after a move to a dearer class', async () => {
    const { to, id } = await makeCrew();
    await changeClass(world, to, { priceCents: 29_900 });
    await move(id, to);
    const change = (ctx = world.guest()) =>
      world.services.crewChanges.changeSeats(ctx, { crewBookingId: id, unnamedSeats: 3 });
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ addableSeats: 0 });
    await expect(change()).rejects.toMatchObject({ code: 'POLICY' });
    await expect(change(world.office())).resolves.toMatchObject({ unnamedSeats: 3 });
  });

  it('leaves members alone who have cancelled or moved by themselves', async () => {
    const { classTypeId, to, id, bookings } = await makeCrew();
    const [one, two] = bookings;
    const { id: elsewhere } = await on(classTypeId, '2027-02-15');
    await world.services.ownBookings.cancel(world.guest(), { bookingId: one?.id ?? '' });
    await world.services.ownBookings.move(world.guest(), {
      bookingId: two?.id ?? '',
      classInstanceId: elsewhere,
    });
    await expect(move(id, to)).resolves.toMatchObject({ seats: 4 });
    await expect(taken(to)).resolves.toBe(3);
    await expect(taken(elsewhere)).resolves.toBe(1);
  });

  it('moves all or none: not into a class with too few seats, of another type, or with one of them in it', async () => {
    const { classTypeId, from, to, id } = await makeCrew();
    const { id: small } = await on(classTypeId, '2027-02-15', 4);
    await expect(move(id, small)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await expect(move(id, (await makeClass(world)).id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await changeClass(world, to, { status: 'cancelled' });
    await expect(move(id, to)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await changeClass(world, to, { status: 'scheduled' });
    const { booking } = await book(world, to, {}, 5);
    const member = await world.stored(BookingEntity).findOneByOrFail({ lastName: 'Ortega 2' });
    await world.change(BookingEntity, { id: booking.id }, { attendeeKey: member.attendeeKey });
    await expect(move(id, to)).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
      details: { message: { values: { names: 'Luis Ortega 2' } } },
    });
    await expect(taken(from)).resolves.toBe(5);
    await expect(move('7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e', to)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not move unnamed seats into a class that is too near for names', async () => {
    const { classTypeId, id } = await makeCrew();
    const { id: near } = await on(classTypeId, '2027-01-12');
    await expect(move(id, near)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { classInstanceId: expect.anything() as unknown } },
    });
  });

  it('moves unnamed seats into a class until 48 hours before it, inclusive', async () => {
    const { classTypeId, id } = await makeCrew();
    const { id: earlier, startsAt } = await on(classTypeId, '2027-01-20');
    const deadline = startsAt.getTime() - 48 * HOUR_MS;
    world.clock.moveTo(new Date(deadline + 1));
    await expect(move(id, earlier)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    world.clock.moveTo(new Date(deadline));
    await expect(move(id, earlier)).resolves.toMatchObject({ classInstance: { id: earlier } });
  });

  it('happens once if the request is repeated, and does nothing for its own class', async () => {
    const { from, to, id } = await makeCrew();
    const one = await move(id, to, world.guest(), KEY);
    expect(await move(id, to, world.guest(), KEY)).toEqual(one);
    await expect(move(id, from, world.guest(), KEY)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await move(id, to);
    await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id })).resolves.toMatchObject({
      version: 2,
    });
  });

  it('never oversells the class that guests book at the same time, and splits no crew', async () => {
    const { classTypeId, from, id } = await makeCrew();
    const { id: to } = await on(classTypeId, '2027-02-15', 6);
    const guests = [1, 2, 3].map((index) => book(world, to, {}, 50 + index));
    const [moved, ...booked] = await Promise.allSettled([move(id, to), ...guests]);
    const seats = booked.filter(({ status }) => status === 'fulfilled').length;
    await expect(taken(to)).resolves.toBe(seats + (moved.status === 'fulfilled' ? 5 : 0));
    expect(await taken(to)).toBeLessThanOrEqual(6);
    await expect(taken(from)).resolves.toBe(moved.status === 'fulfilled' ? 0 : 5);
  });

  it('keeps the number of seats while names, seats and members change and another window moves it too', async () => {
    const { classTypeId, from, to, id, bookings } = await makeCrew();
    const { id: other } = await on(classTypeId, '2027-02-15');
    const [member] = bookings;
    await Promise.allSettled([
      move(id, to),
      move(id, other),
      world.services.crewChanges.name(world.guest(), { crewBookingId: id, attendees: [crewMember(4)] }),
      world.services.crewChanges.changeSeats(world.guest(), { crewBookingId: id, unnamedSeats: 4 }),
      world.services.ownBookings.cancel(world.guest(), { bookingId: member?.id ?? '' }),
    ]);
    const crew = await world.services.crews.get(world.guest(), id);
    const seats = await Promise.all([from, to, other].map(taken));
    expect(seats.reduce((sum, each) => sum + each, 0)).toBe(crew.seats);
    const places = crew.bookings.filter(({ bookingStatus }) => bookingStatus === 'confirmed');
    expect(new Set(places.map(({ classInstance }) => classInstance.id))).toEqual(
      new Set([crew.classInstance.id]),
    );
    await bookSeats(world, crew.classInstance.id, 12 - seats.reduce((most, each) => Math.max(most, each), 0));
    await expect(taken(crew.classInstance.id)).resolves.toBe(12);
  });
});
