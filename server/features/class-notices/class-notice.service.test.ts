import { attendee, book, bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, CLASS_START, changeClass, inputOf, makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { StatementLog } from '../../testing/statement-log.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity, type OutboxChannel } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ClassNoticeEntity } from './class-notice.entity.js';

const HALL = { locationName: 'Hall 2' };
const CANCELLED = { status: 'cancelled' } as const;
const MINUTE_LATER = '2027-01-11T16:01:00.000Z';

describe.each(DATABASES)('attendees of a class that is changed, on %s,', (kind) => {
  const world = useWorld(kind);

  const notices = async (): Promise<OutboxMessageEntity[]> =>
    (await world.stored(OutboxMessageEntity).find({ order: { dueAt: 'ASC' } })).filter(({ template }) =>
      /[.]classNotice/.test(template),
    );
  const recipients = async (): Promise<string[]> =>
    (await notices()).map(({ recipient }) => recipient).toSorted();
  const reminders = () => world.stored(OutboxMessageEntity).findBy({ template: 'booking.reminder' });
  const audited = async (id: string): Promise<unknown> => {
    const entries = await world.stored(AuditEntryEntity).find({
      where: { subjectId: id, action: 'classInstance.updated' },
      order: { at: 'DESC' },
    });
    return entries.map(({ details }) => JSON.parse(details) as unknown);
  };

  it.each([
    ['place', HALL],
    ['hours', { days: [{ ...CLASS_DAY, startTime: '09:00' }] }],
    ['days', { days: [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }] }],
    ['language', { language: 'es' as const }],
    ['status', CANCELLED],
  ])('are each notified of another %s, a minute later', async (_what, changes) => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    await changeClass(world, id, changes);
    const queued = await notices();
    expect(queued.map(({ channel }) => channel)).toEqual(['email', 'email']);
    for (const { dueAt } of queued) expect(dueAt.toISOString()).toBe(MINUTE_LATER);
    expect(await audited(id)).toMatchObject([{ notify: true, told: 2 }]);
  });

  it('are notified once for all members of a crew without their own email', async () => {
    const { id } = await makeClass(world);
    await bookCrew(world, id, 3);
    await book(world, id);
    await changeClass(world, id, HALL);
    expect(await recipients()).toEqual([CREW_CONTACT.email, 'maria.munoz1@example.com']);
    expect(await audited(id)).toMatchObject([{ told: 2 }]);
  });

  it('are also notified by text message if they have consented and have a phone that can receive it', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: true }, 1);
    await book(world, id, { textNotifications: false }, 2);
    const { booking } = await book(world, id, { textNotifications: true }, 3);
    await world.change(BookingEntity, { id: booking.id }, { phone: '+52 55 1234 5678' });
    await changeClass(world, id, HALL);
    expect(await recipients()).toEqual([
      '(801) 555-0117',
      ...[1, 2, 3].map((index) => `maria.munoz${index}@example.com`),
    ]);
  });

  it.each([
    ['price', { priceCents: 1 }],
    ['capacity', { maxAttendees: 3 }],
    ['notes', { notes: 'The hall opens at 6:45.' }],
    ['instructor', { instructorName: 'Teresa' }],
    ['status, which says that it has taken place', { status: 'completed' as const }],
  ])('are not notified of another %s', async (_what, changes) => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 1);
    await changeClass(world, id, changes);
    expect(await notices()).toEqual([]);
    expect((await audited(id)) as object[]).not.toMatchObject([{ notify: expect.anything() as unknown }]);
  });

  it('are not notified if the office chooses so, which the audit log contains', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    await changeClass(world, id, { ...CANCELLED, notify: false });
    expect(await notices()).toEqual([]);
    expect(await audited(id)).toMatchObject([{ change: 'cancelled', notify: false, told: 0 }]);
  });

  it('are not notified of a class that is over', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 1);
    world.clock.moveTo('2027-01-25T23:30:00.000Z');
    await changeClass(world, id, HALL);
    expect(await notices()).toEqual([]);
  });

  it('are not notified if the change is undone in time', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    await changeClass(world, id, CANCELLED);
    world.clock.moveTo('2027-01-11T16:00:59.000Z');
    await changeClass(world, id, { status: 'scheduled' });
    expect(await notices()).toEqual([]);
    expect((await audited(id)) as object[]).toContainEqual(
      expect.objectContaining({ change: 'restored', told: 0, tookOver: 2 }),
    );
  });

  it('get one message about several changes, a minute after the last', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 2);
    await changeClass(world, id, HALL);
    world.clock.moveTo('2027-01-11T16:00:30.000Z');
    await changeClass(world, id, { days: [{ ...CLASS_DAY, date: '2027-01-27' }] });
    const queued = await notices();
    expect(queued).toHaveLength(2);
    for (const { dueAt } of queued) expect(dueAt.toISOString()).toBe('2027-01-11T16:01:30.000Z');
    expect(await world.stored(ClassNoticeEntity).count()).toBe(1);
  });

  it('who booked between two changes are notified of the second only, even if it undoes the first', async () => {
    const { id } = await makeClass(world);
    await book(world, id, {}, 1);
    await changeClass(world, id, HALL);
    await book(world, id, {}, 2);
    await changeClass(world, id, { locationName: 'Salt Lake Training Center' });
    expect(await recipients()).toEqual(['maria.munoz2@example.com']);
    const [notice] = await world.stored(ClassNoticeEntity).findBy({ id: noticeIdOf(await notices()) });
    expect(notice?.knownFacts).toContain('"locationName":"Hall 2"');
  });

  it('who book after a change, or have cancelled, are not notified', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id, {}, 1);
    await world.services.officeBookings.cancel(world.guest(), { id: booking.id });
    await changeClass(world, id, HALL);
    await book(world, id, {}, 2);
    expect(await notices()).toEqual([]);
  });

  it('get another message if that of the first change is being sent', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 1);
    await changeClass(world, id, HALL);
    const [first] = await notices();
    world.clock.moveTo('2027-01-11T16:01:05.000Z');
    const lease = { leasedUntil: new Date('2027-01-11T16:02:05.000Z'), leasedBy: 'another process' };
    await world.change(OutboxMessageEntity, { id: first?.id ?? '' }, lease);
    await changeClass(world, id, { locationName: 'Salt Lake Training Center' });
    const queued = await notices();
    expect(queued.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      MINUTE_LATER,
      '2027-01-11T16:02:05.000Z',
    ]);
  });

  const leaves = async (channel: OutboxChannel): Promise<void> => {
    const left = (await notices()).find((each) => each.channel === channel && each.sentAt === null);
    await world.change(OutboxMessageEntity, { id: left?.id ?? '' }, { sentAt: world.clock.now() });
  };
  const waiting = async () =>
    (await notices()).filter(({ sentAt }) => sentAt === null).map(({ channel }) => channel);

  it.each(['sms', 'email'] as const)(
    'are notified by %s only that the class takes place after all if only that message was sent',
    async (left) => {
      const { id } = await makeClass(world);
      await book(world, id, { textNotifications: true }, 1);
      await changeClass(world, id, CANCELLED);
      await leaves(left);
      const { instances } = world.services;
      const restored = { ...inputOf(await instances.get(world.guest(), id)), status: 'scheduled' } as const;
      const preview = await instances.previewNotices(world.guest(), { id }, restored);
      const textMessages = left === 'sms' ? 1 : 0;
      expect(preview).toMatchObject({ kind: 'restored', people: 1, textMessages });
      await changeClass(world, id, { status: 'scheduled' });
      expect(await waiting()).toEqual([left]);
      const entry = expect.objectContaining({ change: 'restored', told: 1 }) as object;
      const entries = await audited(id);
      expect(entries).toContainEqual(entry);
      expect(JSON.stringify(entries)).not.toContain('tookOver');
    },
  );

  it.each(['sms', 'email'] as const)(
    'are notified of a second change once per channel, even if the first was sent by %s only',
    async (left) => {
      const { id } = await makeClass(world);
      await book(world, id, { textNotifications: true }, 1);
      await changeClass(world, id, HALL);
      await leaves(left);
      await changeClass(world, id, { locationName: 'Hall 3' });
      expect((await waiting()).toSorted()).toEqual(['email', 'sms']);
    },
  );

  it('get no reminder of a cancelled class, and one if it takes place after all on another day', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { textNotifications: true }, 1);
    const { booking } = await book(world, id, { textNotifications: true }, 2);
    const [had] = (await reminders()).filter(({ payload }) => payload.includes(booking.id));
    await world.change(OutboxMessageEntity, { id: had?.id ?? '' }, { sentAt: world.clock.now() });
    await changeClass(world, id, CANCELLED);
    expect(await reminders()).toHaveLength(1);
    await changeClass(world, id, { status: 'scheduled', days: [{ ...CLASS_DAY, date: '2027-01-26' }] });
    const anew = (await reminders()).filter(({ sentAt }) => sentAt === null);
    expect(anew.map(({ dueAt }) => dueAt)).toEqual([CLASS_START, CLASS_START]);
  });

  it('require as many statements for 100 as for one', async () => {
    const writer = await world.database.transaction(world.guest(), ({ connection }) =>
      Promise.resolve(connection),
    );
    const log = StatementLog.of(writer);
    const counts: number[] = [];
    for (const people of [1, 100]) {
      const { id } = await makeClass(world, { maxAttendees: 100 });
      await Promise.all(
        Array.from({ length: people }, (_, index) => book(world, id, { textNotifications: true }, index)),
      );
      const changes = async (): Promise<void> => {
        await changeClass(world, id, CANCELLED);
        await changeClass(world, id, { ...HALL, status: 'scheduled' });
      };
      counts.push(await log.count(changes));
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('are all notified, and nobody else, while others book concurrently', async () => {
    const { id } = await makeClass(world, { maxAttendees: 60 });
    const guests = Array.from({ length: 40 }, (_, index) =>
      world.services.bookings.bookSeat(world.guest(), attendee(id, {}, index)),
    );
    const changes = ['Hall 2', 'Hall 3', 'Hall 4'].map((locationName) =>
      changeClass(world, id, { locationName }),
    );
    const booked = await Promise.all(guests);
    await Promise.all(changes);
    const queued = await notices();
    const ids = queued.map(({ payload }) => (JSON.parse(payload) as { bookingId: string }).bookingId);
    expect(new Set(ids).size).toBe(ids.length);
    const { locationName } = await world.services.instances.get(world.guest(), id);
    // Guests who saw the new venue when they booked need no message; those who saw the old one get one.
    for (const { booking } of booked)
      expect(ids.includes(booking.id)).toBe(booking.classInstance.locationName !== locationName);
  });
});

function noticeIdOf([message]: readonly OutboxMessageEntity[]): string {
  const payload = JSON.parse(message?.payload ?? '{}') as { classNoticeId?: string };
  return payload.classNoticeId ?? '';
}
