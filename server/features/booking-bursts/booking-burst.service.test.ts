import { attendee, book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { bookCrew, crewMember, crewOf } from '../../testing/crews.js';
import { StatementLog, statementsOf } from '../../testing/statement-log.js';
import { planOf } from '../../testing/statement-plan.js';
import { makeStudent } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { DAY_MS, MINUTE_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { clearBookingSources } from './booking-source.store.js';

describe.each(DATABASES)('many bookings of guests from one address, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = (requestId = 'the office') =>
    world.guest({ requestId, viewer: { role: 'admin', accountId: '3b1e7c0a-7d53-4c1e-9d0f-2f3b5a6c7d8e' } });
  const bursts = () => world.services.bursts.list(office());
  const wait = (ms: number) => world.clock.moveTo(new Date(world.clock.now().getTime() + ms));

  /** Eight bookings in two classes within two minutes. */
  async function bookBurst(count = 8, address = '198.51.100.9') {
    const classes = [
      await makeClass(world),
      await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-01-26' }] }),
    ];
    for (let index = 0; index < count; index += 1) {
      const id = classes[index % 2]?.id ?? '';
      await world.services.bookings.bookSeat(
        world.guest({ address }),
        attendee(id, { textNotifications: true }, index),
      );
      wait(15_000);
    }
    return classes;
  }
  const seenIn = ({ bookings }: { bookings: { id: string; version: number }[] }) =>
    bookings.map(({ id, version }) => ({ id, version }));
  async function onlyBurst() {
    const [burst, ...others] = await bursts();
    expect(others).toEqual([]);
    if (!burst) throw new Error('there is no burst');
    return burst;
  }
  const waiting = () => world.stored(OutboxMessageEntity).find();
  const auditOf = (requestId: string) => world.stored(AuditEntryEntity).findBy({ requestId });

  it('are listed as a burst with the attendees, classes and times', async () => {
    const start = world.clock.now();
    const classes = await bookBurst();
    const burst = await onlyBurst();
    expect(burst).toMatchObject({
      count: 8,
      firstAt: start,
      lastAt: new Date(start.getTime() + 7 * 15_000),
    });
    expect(burst.id).toBe(burst.bookings[0]?.id);
    expect(burst.bookings.map(({ lastName }) => lastName)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Muñoz ${index}`),
    );
    expect(new Set(burst.bookings.map(({ classInstance }) => classInstance.id))).toEqual(
      new Set(classes.map(({ id }) => id)),
    );
  });

  it('are not a burst if they are five, slow, from two addresses, cancelled, attended, old or made by the office', async () => {
    const [first] = await bookBurst(5, '198.51.100.1');
    await bookBurst(5, '198.51.100.2');
    const classInstanceId = first?.id ?? '';
    for (let index = 20; index < 26; index += 1) {
      const { id: studentId } = await makeStudent(world, { sendEmail: false }, index);
      const form = { bookingDate: '2027-01-11', paymentStatus: 'paid', amountCents: 0 } as const;
      await world.services.officeBookings.create(office(), { ...form, studentId, classInstanceId });
    }
    for (let index = 30; index < 36; index += 1) {
      const admin = { ...office(), address: '198.51.100.3' };
      await world.services.bookings.bookSeat(admin, attendee((await makeClass(world)).id, {}, index));
    }
    await expect(bursts()).resolves.toEqual([]);

    const sixth = await book(world, classInstanceId, { email: 'sixth@example.com' }, 50);
    await world.change(BookingEntity, { id: sixth.booking.id }, { sourceKey: await sourceOf('Muñoz 0') });
    await expect(bursts()).resolves.toMatchObject([{ count: 6 }]);
    await world.change(BookingEntity, { id: sixth.booking.id }, { bookingStatus: 'completed' });
    await expect(bursts()).resolves.toEqual([]);
    await world.change(BookingEntity, { id: sixth.booking.id }, { bookingStatus: 'confirmed' });
    wait(7 * DAY_MS);
    await expect(bursts()).resolves.toEqual([]);
  });
  async function sourceOf(lastName: string): Promise<string | null> {
    const [row] = await world
      .stored(BookingEntity)
      .createQueryBuilder('booking')
      .select('booking.sourceKey', 'sourceKey')
      .where({ lastName })
      .orderBy('booking.createdAt')
      .getRawMany<{ sourceKey: string | null }>();
    return row?.sourceKey ?? null;
  }

  it('are cancelled in one step with their unsent messages, and each is in the audit log', async () => {
    const classes = await bookBurst();
    const { bookings } = await onlyBurst();
    const [sent = '', inTheAct = '', failed = ''] = bookings.map(({ id }) => `booking.confirmation:${id}`);
    const now = world.clock.now();
    await world.change(OutboxMessageEntity, { deduplicationKey: sent }, { sentAt: now });
    const leasedUntil = new Date(now.getTime() + MINUTE_MS);
    await world.change(OutboxMessageEntity, { deduplicationKey: inTheAct }, { leasedUntil });
    await world.change(OutboxMessageEntity, { deduplicationKey: failed }, { failedAt: now });
    expect(await waiting()).toHaveLength(16);

    const done = await world.services.bursts.cancel(office(), seenIn({ bookings }));
    expect(done).toEqual({ count: 8, mailsSent: 2 });
    await expect(bursts()).resolves.toEqual([]);
    const left = (await waiting()).map(({ deduplicationKey }) => deduplicationKey);
    expect(left.toSorted()).toEqual([sent, inTheAct, failed].toSorted());
    for (const { id } of classes)
      expect((await world.services.bookingLists.listSeatTaking([id])).get(id)).toEqual([]);
    const audited = await auditOf('the office');
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'booking.burstCancelled',
      ...Array.from({ length: 8 }, () => 'booking.cancelled'),
    ]);
    expect(audited.every(({ actorRole }) => actorRole === 'admin')).toBe(true);
    const act = audited.find(({ action }) => action === 'booking.burstCancelled');
    expect(act).toMatchObject({ subjectId: bookings[0]?.id, details: '{"bookings":8}' });
  });

  it('do not change if they are cancelled a second time', async () => {
    await bookBurst();
    const seen = seenIn(await onlyBurst());
    const first = await world.services.bursts.cancel(office(), seen);
    const rows = await world.stored(BookingEntity).find({ order: { id: 'ASC' } });
    expect(first.count).toBe(8);
    await expect(world.services.bursts.cancel(office('again'), seen)).resolves.toEqual({
      ...first,
      count: 0,
    });
    await expect(world.stored(BookingEntity).find({ order: { id: 'ASC' } })).resolves.toEqual(rows);
    await expect(auditOf('again')).resolves.toEqual([]);
  });

  it('all keep their status if one has changed since it was read', async () => {
    await bookBurst();
    const seen = seenIn(await onlyBurst());
    const changed = seen[3];
    if (!changed) throw new Error('there are not four');
    await world.services.bookingPayments.set(office('payment'), changed, 'paid');
    await expect(world.services.bursts.cancel(office(), seen)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(world.stored(BookingEntity).countBy({ bookingStatus: 'confirmed' })).resolves.toBe(8);
    expect(await waiting()).toHaveLength(16);
    await expect(auditOf('the office')).resolves.toEqual([]);
    const now = seenIn(await onlyBurst());
    await expect(world.services.bursts.cancel(office(), now)).resolves.toMatchObject({ count: 8 });
  });

  it('are not cancelled if one does not exist', async () => {
    await bookBurst();
    const seen = [...seenIn(await onlyBurst()), { id: 'no booking', version: 1 }];
    await expect(world.services.bursts.cancel(office(), seen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(onlyBurst()).resolves.toMatchObject({ count: 8 });
  });

  it('are cancelled by two admins concurrently without a deadlock', async () => {
    await bookBurst();
    const seen = seenIn(await onlyBurst());
    const cancel = (order: typeof seen) => world.services.bursts.cancel(office(), order);
    const done = await Promise.all([cancel(seen), cancel(seen.toReversed())]);
    expect(done.map(({ count }) => count).toSorted()).toEqual([0, 8]);
    const acts = await world.stored(AuditEntryEntity).countBy({ action: 'booking.burstCancelled' });
    expect(acts).toBe(1);
  });

  it('leave the list once dismissed, until six more arrive', async () => {
    await bookBurst();
    const ids = (await onlyBurst()).bookings.map(({ id }) => id);
    await expect(world.services.bursts.dismiss(office(), ids)).resolves.toEqual({ count: 8 });
    await expect(world.services.bursts.dismiss(office(), ids)).resolves.toEqual({ count: 0 });
    await expect(bursts()).resolves.toEqual([]);
    await expect(auditOf('the office')).resolves.toMatchObject([
      { action: 'booking.burstDismissed', subjectId: ids[0], details: '{"bookings":8}' },
    ]);
    await expect(world.stored(BookingEntity).countBy({ bookingStatus: 'confirmed' })).resolves.toBe(8);
    expect(await waiting()).toHaveLength(16);
    await bookBurst(6);
    await expect(onlyBurst()).resolves.toMatchObject({ count: 6 });
  });

  describe('with unnamed seats', () => {
    /** A crew with two names and three unnamed seats, and a single booking. */
    async function bookCrewBurst() {
      const { id } = await makeClass(world, { maxAttendees: 20 });
      const address = '198.51.100.9';
      const form = crewOf(id, 2, { unnamedSeats: 3 });
      const { crew } = await world.services.crews.book(world.guest({ address }), form);
      await world.services.bookings.bookSeat(world.guest({ address }), attendee(id, {}, 1));
      return { classId: id, crewId: crew.id };
    }
    const taken = async (id: string) => (await world.services.instances.get(world.guest(), id)).takenSeats;

    it('count like bookings, and are listed with the contact', async () => {
      const { classId, crewId } = await bookCrewBurst();
      const burst = await onlyBurst();
      expect(burst).toMatchObject({ count: 6, crews: [{ id: crewId, unnamedSeats: 3, lastName: 'Vigil' }] });
      expect(burst.bookings).toHaveLength(3);
      expect(burst.crews[0]?.classInstance.id).toBe(classId);
    });

    it('are released together with the bookings, and the contact gets no more messages', async () => {
      const { classId, crewId } = await bookCrewBurst();
      const { bookings, crews } = await onlyBurst();
      const done = await world.services.bursts.cancel(office(), seenIn({ bookings }), crews);
      expect(done).toEqual({ count: 6, mailsSent: 0 });
      await expect(taken(classId)).resolves.toBe(0);
      const crew = await world.stored(CrewBookingEntity).findOneByOrFail({ id: crewId });
      expect(crew).toMatchObject({ unnamedSeats: 0, version: 2 });
      await expect(waiting()).resolves.toEqual([]);
      await expect(bursts()).resolves.toEqual([]);
      const audited = await auditOf('the office');
      expect(audited.filter(({ action }) => action === 'crew.seatsChanged')).toMatchObject([
        { subjectId: crewId },
      ]);
    });

    it('do not change, like the bookings, if the crew has changed since it was read', async () => {
      const { classId, crewId } = await bookCrewBurst();
      const { bookings, crews } = await onlyBurst();
      await world.services.crewChanges.changeSeats(world.guest(), { crewBookingId: crewId, unnamedSeats: 4 });
      const cancelled = world.services.bursts.cancel(office(), seenIn({ bookings }), crews);
      await expect(cancelled).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(taken(classId)).resolves.toBe(7);
    });

    it('are released with as many statements for six crews as for two', async () => {
      const cancelCrews = async (count: number) => {
        const { id } = await makeClass(world, { maxAttendees: 100 });
        for (let index = 0; index < count; index += 1)
          await bookCrew(world, id, 1, { attendees: [crewMember(index)] });
        const bookings = await world.stored(BookingEntity).findBy({ classInstanceId: id });
        const crews = await world.stored(CrewBookingEntity).findBy({ classInstanceId: id });
        return statementsOf(world, () => world.services.bursts.cancel(office(), bookings, crews));
      };
      const [few, many] = [await cancelCrews(2), await cancelCrews(6)];
      expect(many.length).toBe(few.length);
    });

    it('leave the list once dismissed', async () => {
      await bookCrewBurst();
      const { bookings, crews } = await onlyBurst();
      const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
      const done = await world.services.bursts.dismiss(office(), idsOf(bookings), idsOf(crews));
      expect(done).toEqual({ count: 6 });
      await expect(bursts()).resolves.toEqual([]);
    });
  });

  it('have a source that is not the address, is selected by no other query, and is removed', async () => {
    await bookBurst();
    const key = await sourceOf('Muñoz 0');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const everything = JSON.stringify([
      await world.services.bookingLists.newest(10),
      await bursts(),
      await world.stored(BookingEntity).find(),
    ]);
    expect(everything).not.toContain(key);
    expect(JSON.stringify(await world.everyRow())).not.toContain('198.51.100');

    const until = new Date(world.clock.now().getTime() - MINUTE_MS);
    const forget = (before: Date) =>
      world.database.transaction(world.guest(), (manager) => clearBookingSources(manager, before));
    await expect(forget(until)).resolves.toBe(4);
    await expect(forget(until)).resolves.toBe(0);
    await expect(forget(world.clock.now())).resolves.toBe(4);
    await expect(sourceOf('Muñoz 0')).resolves.toBeNull();
  });

  it('are found through the index of sources, in three statements', async () => {
    await bookBurst();
    const log = StatementLog.of(world.database.reader);
    await bursts();
    expect(log.statements).toHaveLength(3);
    const [, search = { sql: '', parameters: [] }] = log.statements;
    const plan = await planOf(world, search);
    // With few rows, PostgreSQL uses the index of the creation time instead.
    expect(plan.join('\n')).toMatch(
      kind === 'postgres' ? /booking_source|booking_created_at/ : /booking_source/,
    );
    expect(plan.filter((line) => /^SCAN \w+$|Seq Scan/.test(line))).toEqual([]);
  });
});
