import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { bookSeats } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { GUEST_BOOKING_LIMITS } from '../bookings/booking.constants.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { BookCrewInput, CrewContactInput } from './book-crew.input.js';

const DEADLINE = new Date(CLASS_START.getTime() - 48 * HOUR_MS);
const KEY = 'a random text of one filled form';

describe.each(DATABASES)('the link of a contact, on %s,', (kind) => {
  const world = useWorld(kind);
  const name = (crewBookingId: string, indices: number[], more: { idempotencyKey?: string } = {}) =>
    world.services.crewChanges.name(world.guest(), {
      crewBookingId,
      attendees: indices.map((index) => crewMember(index)),
      ...more,
    });
  const change = (crewBookingId: string, unnamedSeats: number, ctx = world.guest()) =>
    world.services.crewChanges.changeSeats(ctx, { crewBookingId, unnamedSeats });
  const taken = async (id: string) => (await world.services.instances.get(world.guest(), id)).takenSeats;
  const makeCrew = async (named = 4, seats = 10) => {
    const { id: classId } = await makeClass(world, { maxAttendees: seats });
    const { crew } = await bookCrew(world, classId, named);
    return { classId, id: crew.id };
  };

  it('gives a seat a name until the deadline, inclusive, and not later', async () => {
    const { classId, id } = await makeCrew();
    world.clock.moveTo(DEADLINE);
    const crew = await name(id, [5]);
    expect(crew).toMatchObject({ seats: 6, unnamedSeats: 1 });
    expect(crew.bookings.map(({ lastName }) => lastName)).toContain('Ortega 5');
    await expect(taken(classId)).resolves.toBe(6);
    world.clock.moveTo(new Date(DEADLINE.getTime() + 1));
    await expect(name(id, [6])).rejects.toMatchObject({ code: 'POLICY' });
    await expect(change(id, 0)).rejects.toMatchObject({ code: 'POLICY' });
    await expect(change(id, 2)).rejects.toMatchObject({ code: 'POLICY' });
    // The office is not bound by the deadline.
    await expect(change(id, 0, world.office())).resolves.toMatchObject({ seats: 5 });
  });

  it('keeps the price, terms and company of the crew for names added later', async () => {
    const { classId, id } = await makeCrew();
    await changeClass(world, classId, { priceCents: 20_000 });
    await name(id, [5]);
    await expect(
      world.stored(BookingEntity).findOneByOrFail({ lastName: 'Ortega 5' }),
    ).resolves.toMatchObject({ amountCents: 14_900, companyName: 'Vigil Concrete', crewBookingId: id });
  });

  it('names an unnamed seat even if the class is full, overfull, or no longer offered', async () => {
    const { classId, id } = await makeCrew(4, 6);
    await expect(name(id, [5])).resolves.toMatchObject({ unnamedSeats: 1 });
    await changeClass(world, classId, { maxAttendees: 2 });
    await world.change(ClassTypeEntity, { isActive: true }, { isActive: false });
    await expect(name(id, [6])).resolves.toMatchObject({ seats: 6, unnamedSeats: 0 });
    await expect(taken(classId)).resolves.toBe(6);
  });

  it('names all of the given people or none, no more than there are seats, and nobody twice', async () => {
    const { id } = await makeCrew();
    await expect(name(id, [5, 6, 7])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(name(id, [])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(name(id, [5, 1])).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
      details: { fields: { 'attendees.1.firstName': expect.anything() as unknown } },
    });
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ unnamedSeats: 2 });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(4);
  });

  it('names a seat once if the request is sent twice or from two tabs', async () => {
    const { id } = await makeCrew();
    const key = { idempotencyKey: KEY };
    const [one, other] = await Promise.all([name(id, [5], key), name(id, [5], key)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ seats: 6, unnamedSeats: 1 });
    const tabs = await Promise.allSettled([name(id, [6]), name(id, [7])]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ unnamedSeats: 0 });
  });

  it('adds seats while some are free, up to twelve, and releases unnamed ones', async () => {
    const { classId, id } = await makeCrew(4, 20);
    await expect(change(id, 8)).resolves.toMatchObject({ seats: 12, addableSeats: 0 });
    await expect(change(id, 9)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(change(id, 0)).resolves.toMatchObject({ seats: 4, returnableSeats: 0 });
    await expect(taken(classId)).resolves.toBe(4);
    await bookSeats(world, classId, 15);
    await expect(change(id, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await expect(change(id, 1)).resolves.toMatchObject({ seats: 5, addableSeats: 0 });
  });

  it('changes the number of seats once if two tabs have read the same number', async () => {
    const { id } = await makeCrew();
    const tab = (unnamedSeats: number) =>
      world.services.crewChanges.changeSeats(world.guest(), {
        crewBookingId: id,
        unnamedSeats,
        expectedUnnamedSeats: 2,
      });
    const tabs = await Promise.allSettled([tab(1), tab(3)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = tabs.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'CONFLICT' } });
    const { unnamedSeats } = await world.services.crews.get(world.guest(), id);
    const transactions = jest.spyOn(world.database, 'transaction');
    await expect(tab(0)).rejects.toMatchObject({ code: 'CONFLICT' });
    // Not tried again: its result would be the same.
    expect(transactions).toHaveBeenCalledTimes(1);
    transactions.mockRestore();
    await expect(world.services.crews.get(world.guest(), id)).resolves.toMatchObject({ unnamedSeats });
  });

  it('gives the last seat to one of two crews that request it concurrently', async () => {
    const { id: classId } = await makeClass(world, { maxAttendees: 5 });
    const one = await bookCrew(world, classId, 0, { attendees: [crewMember(1)], unnamedSeats: 1 });
    const other = await bookCrew(world, classId, 0, { attendees: [crewMember(2)], unnamedSeats: 1 });
    const outcomes = await Promise.allSettled([change(one.crew.id, 2), change(other.crew.id, 2)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(taken(classId)).resolves.toBe(5);
  });

  it('changes nothing in a class that is cancelled or over, or for an unknown crew', async () => {
    const { classId, id } = await makeCrew();
    await expect(name('7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e', [5])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(name(id, [5])).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await changeClass(world, classId, { status: 'scheduled' });
    world.clock.moveTo(CLASS_START);
    await expect(change(id, 0)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('lets the office add names after the class has begun, without a mail, unless it is cancelled', async () => {
    const { classId, id } = await makeCrew();
    const office = world.office();
    const attendees = [crewMember(5, { email: 'luis.5@example.com' })];
    await world.change(OutboxMessageEntity, { template: 'crew.confirmed' }, { sentAt: world.clock.now() });
    world.clock.moveTo(CLASS_START);
    await expect(name(id, [5])).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    const nameByOffice = () => world.services.crewChanges.name(office, { crewBookingId: id, attendees });
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(nameByOffice()).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await changeClass(world, classId, { status: 'completed' });
    const mails = await world.stored(OutboxMessageEntity).count();
    await expect(nameByOffice()).resolves.toMatchObject({ seats: 6, unnamedSeats: 1, nameableSeats: 1 });
    await expect(nameByOffice()).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    await expect(taken(classId)).resolves.toBe(6);
    await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(mails);
    await expect(change(id, 0, office)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('mails the contact once about several changes, and asks for missing names before the class', async () => {
    const { classId, id } = await makeCrew();
    await world.change(OutboxMessageEntity, { template: 'crew.confirmed' }, { sentAt: world.clock.now() });
    await name(id, [5]);
    await change(id, 3);
    const waiting = await world
      .stored(OutboxMessageEntity)
      .find({ order: { template: 'ASC', createdAt: 'ASC' } });
    const due = waiting
      .filter(({ sentAt }) => sentAt === null)
      .map(({ template, dueAt }) => [template, dueAt]);
    expect(due).toEqual([
      ['crew.confirmed', new Date(world.clock.now().getTime() + 5 * 60_000)],
      ['crew.namesMissing', new Date(CLASS_START.getTime() - 72 * HOUR_MS)],
    ]);
    await changeClass(world, classId, { days: [{ ...CLASS_DAY, date: '2027-01-27' }] });
    await expect(
      world.stored(OutboxMessageEntity).findOneByOrFail({ template: 'crew.namesMissing' }),
    ).resolves.toMatchObject({ dueAt: new Date(CLASS_START.getTime() - 24 * HOUR_MS) });
  });

  it('writes audit entries with the actor', async () => {
    const { id } = await makeCrew();
    await name(id, [5]);
    await change(id, 0, world.office());
    const entries = await world
      .stored(AuditEntryEntity)
      .findBy({ subjectType: 'crewBooking', subjectId: id });
    const told = entries.map(({ action, actorRole, details }) => [
      action,
      actorRole,
      (JSON.parse(details) as { isByLink?: boolean }).isByLink,
    ]);
    expect(told.toSorted()).toEqual([
      ['crew.booked', 'guest', undefined],
      ['crew.named', 'guest', true],
      ['crew.seatsChanged', 'admin', false],
    ]);
    await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id })).resolves.toMatchObject({
      version: 3,
    });
  });
});

describe('guests with rate limits', () => {
  const world = useWorld('sqlite', { rateLimits: true });
  const from = (address: string) => world.guest({ address });

  it('book one crew of twelve an hour per address, and a refused crew does not reduce the limit', async () => {
    const { id } = await makeClass(world, { maxAttendees: 100 });
    const crew = (email: string, address: string, unnamedSeats: number) => {
      const contact = Object.assign(new CrewContactInput(), { ...CREW_CONTACT, email });
      return world.services.crews.book(from(address), crewOf(id, 0, { unnamedSeats, contact }));
    };
    await expect(crew('a@example.com', '198.51.100.31', 12)).resolves.toMatchObject({ isNew: true });
    await expect(crew('b@example.com', '198.51.100.31', 1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(crew('c@example.com', '198.51.100.33', 5)).resolves.toMatchObject({ isNew: true });
    // A refused crew leaves room for a smaller one.
    await expect(crew('c@example.com', '198.51.100.33', 8)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(crew('c@example.com', '198.51.100.33', 7)).resolves.toMatchObject({ isNew: true });
  });

  it('do not count changes without an effect or repeated requests', async () => {
    const { id } = await makeClass(world);
    const contact = Object.assign(new CrewContactInput(), { ...CREW_CONTACT, email: 'again@example.com' });
    const { crew } = await world.services.crews.book(from('198.51.100.41'), crewOf(id, 0, { contact }));
    const change = (index: number, unnamedSeats: number, idempotencyKey?: string) =>
      world.services.crewChanges.changeSeats(from(`203.0.113.${index}`), {
        crewBookingId: crew.id,
        unnamedSeats,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
    await change(1, 1, KEY);
    for (let index = 2; index <= GUEST_BOOKING_LIMITS.perPerson.points; index += 1) {
      await change(index, 1, KEY);
      await change(index, 1);
    }
    await expect(change(100, 0)).resolves.toMatchObject({ unnamedSeats: 0 });
  });

  it('count once per call and email, so that the limit discloses nothing about earlier use of an email', async () => {
    const { id } = await makeClass(world, { maxAttendees: 100 });
    const crew = (address: number, changes: Partial<BookCrewInput>) =>
      world.services.crews.book(from(`203.0.113.${address}`), crewOf(id, 0, changes));
    await expect(crew(1, { unnamedSeats: 12 })).resolves.toMatchObject({ isNew: true });
    const { points } = GUEST_BOOKING_LIMITS.perPerson;
    for (let call = 2; call <= points; call += 1) await crew(call, { unnamedSeats: 1 });
    await expect(crew(100, { unnamedSeats: 1 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    // Nor does it count against an email that another contact names.
    const contact = Object.assign(new CrewContactInput(), { ...CREW_CONTACT, email: 'other@example.com' });
    const attendees = [crewMember(1, { email: CREW_CONTACT.email })];
    const named = crew(101, { unnamedSeats: 0, contact, attendees });
    await expect(named).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
