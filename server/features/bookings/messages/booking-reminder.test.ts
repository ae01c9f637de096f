import { Like } from 'typeorm';
import { book } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass, makeClassType } from '../../../testing/classes.js';
import { bookCrew, crewMember } from '../../../testing/crews.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { HOUR_MS } from '../../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../booking.entity.js';

const NEXT_WEEK = [{ ...CLASS_DAY, date: '2027-02-01' }];
const DUE = new Date('2027-01-24T15:00:00.000Z');
const DUE_NEXT_WEEK = new Date('2027-01-31T15:00:00.000Z');

describe.each(DATABASES)('the reminder of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const TEMPLATE = { template: 'booking.reminder' };

  const reminders = async () => {
    const rows = await world.stored(OutboxMessageEntity).find({ where: TEMPLATE, order: { dueAt: 'ASC' } });
    return rows.map(({ dueAt, sentAt }) => [dueAt, sentAt === null ? 'planned' : 'sent']);
  };
  const leave = () => world.change(OutboxMessageEntity, TEMPLATE, { sentAt: world.clock.now() });
  /** A booking in a class, and another class of the same type a week later. */
  async function makeBooking() {
    const { id: classTypeId } = await makeClassType(world);
    const from = await makeClass(world, { classTypeId });
    const to = await makeClass(world, { classTypeId, days: NEXT_WEEK });
    const { booking } = await book(world, from.id, { textNotifications: true });
    return { id: booking.id, from: from.id, to: to.id };
  }

  const moveAsGuest = (id: string, classInstanceId: string) =>
    world.services.ownBookings.move(world.guest(), { bookingId: id, classInstanceId });
  const editionOf = async (id: string) => ({
    id,
    version: (await world.services.bookingLists.get(id)).version,
  });
  const moveAsOffice = async (id: string, classInstanceId: string) =>
    world.services.officeBookings.move(world.guest(), { ...(await editionOf(id)), classInstanceId });
  const moveTogether = async (id: string, classInstanceId: string) =>
    world.services.bulkBookings.move(world.guest(), [await editionOf(id)], classInstanceId);

  describe.each([
    ['the guest', moveAsGuest],
    ['the office', moveAsOffice],
    ['the office together with others', moveTogether],
  ])('that %s moves', (_who, move) => {
    it('moves to the other class', async () => {
      const { id, to } = await makeBooking();
      await move(id, to);
      expect(await reminders()).toEqual([[DUE_NEXT_WEEK, 'planned']]);
    });

    it('is queued for the other class even if that of the first was sent', async () => {
      const { id, to } = await makeBooking();
      world.clock.moveTo(DUE);
      await leave();
      await move(id, to);
      expect(await reminders()).toEqual([
        [DUE, 'sent'],
        [DUE_NEXT_WEEK, 'planned'],
      ]);
    });

    it('is not sent twice for the same class if the booking moves back', async () => {
      const { id, from, to } = await makeBooking();
      // Even if it was sent before it was due.
      await leave();
      await move(id, to);
      await move(id, from);
      expect(await reminders()).toEqual([[DUE, 'sent']]);
    });
  });

  it.each([
    ['cancelled', (id: string) => world.services.ownBookings.cancel(world.guest(), { bookingId: id })],
    ['moved', (id: string, to: string) => moveAsGuest(id, to)],
  ])('is not withdrawn while it is being sent when its booking is %s', async (_what, change) => {
    const { id, to } = await makeBooking();
    const leasedUntil = new Date(world.clock.now().getTime() + 60_000);
    await world.change(OutboxMessageEntity, TEMPLATE, { leasedUntil });
    await change(id, to);
    expect(await reminders()).toContainEqual([DUE, 'planned']);
  });

  describe('by mail', () => {
    const all = async () => {
      const rows = await world.stored(OutboxMessageEntity).findBy({ template: Like('booking.reminder%') });
      return rows.map(({ template, recipient, dueAt }) => [template, recipient, dueAt]);
    };
    const AS_MAIL = ['booking.reminderMail', 'guest-1@example.com', DUE];

    it('goes to attendees who have not requested text messages', async () => {
      const { id } = await makeClass(world);
      await book(world, id, { email: 'guest-1@example.com' });
      expect(await all()).toEqual([AS_MAIL]);
    });

    it.each([
      ['is not due yet', 24],
      ['is due but still waits', -1],
    ])('replaces a text message that %s if the attendee wants none', async (_what, hoursBefore) => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId, {
        email: 'guest-1@example.com',
        textNotifications: true,
      });
      const { version, ...person } = await world.stored(BookingEntity).findOneByOrFail({ id: booking.id });
      world.clock.moveTo(new Date(DUE.getTime() - hoursBefore * HOUR_MS));
      await world.services.officeBookings.updateAttendee(
        world.guest(),
        { id: booking.id, version },
        { ...person, textNotifications: false },
      );
      expect(await all()).toEqual([AS_MAIL]);
    });

    it('is not queued within 24 hours before the class', async () => {
      const { id } = await makeClass(world);
      world.clock.moveTo(DUE);
      await book(world, id);
      expect(await all()).toEqual([]);
    });

    it('does not go to the contact of a crew for each of its members', async () => {
      const { id } = await makeClass(world);
      const withEmail = crewMember(2, { email: 'guest-1@example.com' });
      await bookCrew(world, id, 2, { attendees: [crewMember(1), withEmail] });
      await changeClass(world, id, { days: NEXT_WEEK });
      await changeClass(world, id, { days: [CLASS_DAY] });
      expect(await all()).toEqual([AS_MAIL]);
    });
  });

  it('is queued again for another start of the class, and not again for the first', async () => {
    const { from } = await makeBooking();
    await leave();
    await changeClass(world, from, { days: NEXT_WEEK });
    expect(await reminders()).toEqual([
      [DUE, 'sent'],
      [DUE_NEXT_WEEK, 'planned'],
    ]);
    await changeClass(world, from, { days: [CLASS_DAY] });
    expect(await reminders()).toEqual([[DUE, 'sent']]);
  });

  it('does not change with other changes of the class', async () => {
    const { from } = await makeBooking();
    const before = await world.stored(OutboxMessageEntity).findOneByOrFail(TEMPLATE);
    await changeClass(world, from, { locationName: 'Hall 2' });
    await expect(world.stored(OutboxMessageEntity).findOneByOrFail(TEMPLATE)).resolves.toEqual(before);
  });

  it('is not queued for an attendee who has moved away when the class changes', async () => {
    const { id, from, to } = await makeBooking();
    await moveAsGuest(id, to);
    await changeClass(world, from, { days: [{ ...CLASS_DAY, startTime: '09:00' }] });
    expect(await reminders()).toEqual([[DUE_NEXT_WEEK, 'planned']]);
  });
});
