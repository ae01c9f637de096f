import { HOUR_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeTwoDates } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { GUEST_BOOKING_LIMITS } from '../bookings/booking.constants.js';
import { CrewContactInput } from './book-crew.input.js';

const START = new Date('2027-02-08T15:00:00.000Z').getTime();
const MEMBER = 'ana@example.com';

describe.each(DATABASES)('after the move of a crew, on %s,', (kind) => {
  const world = useWorld(kind);
  const move = (crewBookingId: string, classInstanceId: string, ctx = world.guest()) =>
    world.services.crewMoves.move(ctx, { crewBookingId, classInstanceId });

  async function makeCrew() {
    const [{ id: from }, { id: to }] = await makeTwoDates(world);
    const attendees = [crewMember(1, { email: MEMBER }), crewMember(2), crewMember(3)];
    const { crew } = await bookCrew(world, from, 0, { attendees });
    const sentAt = world.clock.now();
    await world.change(OutboxMessageEntity, { template: 'crew.confirmed' }, { sentAt });
    await world.change(OutboxMessageEntity, { template: 'booking.confirmation' }, { sentAt });
    return { from, to, id: crew.id };
  }
  const queued = async (template: string) =>
    (await world.stored(OutboxMessageEntity).findBy({ template }))
      .filter(({ sentAt }) => sentAt === null)
      .map(({ recipient, dueAt }) => [recipient, dueAt.getTime()]);

  it('the contact is mailed once, each member with an email of their own too, and reminders move', async () => {
    const { to, id } = await makeCrew();
    await move(id, to);
    const now = world.clock.now().getTime();
    await expect(queued('booking.movedByGuest')).resolves.toEqual([[MEMBER, now]]);
    await expect(queued('crew.confirmed')).resolves.toEqual([[CREW_CONTACT.email, now + 5 * 60_000]]);
    await expect(queued('crew.namesMissing')).resolves.toEqual([[CREW_CONTACT.email, START - 72 * HOUR_MS]]);
    const reminders = await queued('booking.reminderMail');
    expect(new Set(reminders.map(([, dueAt]) => dueAt))).toEqual(new Set([START - 24 * HOUR_MS]));
  });

  it('members are mailed in the words of the office if it made the move, a minute later', async () => {
    const { to, id } = await makeCrew();
    await move(id, to, world.office());
    await expect(queued('booking.movedByGuest')).resolves.toEqual([]);
    const due = world.clock.now().getTime() + 60_000;
    await expect(queued('booking.movedByOffice')).resolves.toEqual([[MEMBER, due]]);
  });

  it('names are asked for again before the new class, also if they were before the former one', async () => {
    const { to, id } = await makeCrew();
    world.clock.moveTo(new Date(CLASS_START.getTime() - 60 * HOUR_MS));
    const sentAt = world.clock.now();
    await world.change(OutboxMessageEntity, { template: 'crew.namesMissing' }, { sentAt });
    await move(id, to);
    await expect(queued('crew.namesMissing')).resolves.toEqual([[CREW_CONTACT.email, START - 72 * HOUR_MS]]);
  });

  it('its history has one event for all members', async () => {
    const { to, id } = await makeCrew();
    await move(id, to);
    const events = await world.services.crewHistory.of(id);
    const moves = events.filter(({ kind: what }) => /moved/i.test(what));
    expect(moves).toMatchObject([{ kind: 'moved', seats: 5, isByGuest: true }]);
  });

  it('the calendar of the contact drops the days that the new class does not have', async () => {
    const [{ classType }, to] = await makeTwoDates(world);
    const days = ['2027-02-15', '2027-02-16'].map((date) => ({ ...CLASS_DAY, date }));
    const longer = await makeClass(world, { classTypeId: classType.id, days });
    const { crew } = await bookCrew(world, longer.id, 0);
    await move(crew.id, to.id);
    const { text } = await world.services.crews.calendarFile(world.guest(), crew.id);
    expect(text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  });

  it('the calendar of the contact drops the days that the former class once had', async () => {
    const [{ classType }, to] = await makeTwoDates(world);
    const days = ['2027-02-15', '2027-02-16'].map((date) => ({ ...CLASS_DAY, date }));
    const longer = await makeClass(world, { classTypeId: classType.id, days });
    const { crew } = await bookCrew(world, longer.id, 0);
    await changeClass(world, longer.id, { days: days.slice(0, 1) });
    await move(crew.id, to.id);
    const { text } = await world.services.crews.calendarFile(world.guest(), crew.id);
    expect(text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  });
});

describe('guests with rate limits', () => {
  const world = useWorld('sqlite', { rateLimits: true });

  it('cannot flood a member of several crews with mails by moving them', async () => {
    const [{ id: from }, { id: to }] = await makeTwoDates(world);
    const crews: { id: string }[] = [];
    for (const name of ['one', 'two']) {
      const email = `${name}@example.com`;
      const contact = Object.assign(new CrewContactInput(), { ...CREW_CONTACT, email });
      const attendees = [crewMember(crews.length, { email: MEMBER })];
      const input = crewOf(from, 0, { contact, attendees, unnamedSeats: 0 });
      crews.push((await world.services.crews.book(world.guest({ address: '198.51.100.9' }), input)).crew);
    }
    let moves = 0;
    const moveAll = async (): Promise<void> => {
      for (;;)
        for (const { id } of crews) {
          const classInstanceId = moves % 4 < 2 ? to : from;
          const ctx = world.guest({ address: `203.0.113.${moves}` });
          await world.services.crewMoves.move(ctx, { crewBookingId: id, classInstanceId });
          moves += 1;
        }
    };
    await expect(moveAll()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(moves).toBeLessThan(GUEST_BOOKING_LIMITS.perPerson.points);
  });
});
