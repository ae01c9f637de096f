import { IsNull, Like } from 'typeorm';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { book } from '../../testing/attendees.js';
import { changeClass, inputOf, makeClass, makeTwoDates } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { StatementLog } from '../../testing/statement-log.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { ChangeCrewSeatsInput } from './book-crew.input.js';

const FIVE_MINUTES = 5 * 60_000;
const ANA = { email: 'ana@example.com' };

describe.each(DATABASES)('the contact of a crew, on %s,', (kind) => {
  const world = useWorld(kind);

  /** A crew of one attendee with an email, one without, and two unnamed seats. */
  async function makeCrew() {
    const [{ id: classId }, other] = await makeTwoDates(world);
    const attendees = [crewMember(1, ANA), crewMember(2)];
    const { crew } = await bookCrew(world, classId, 2, { attendees });
    const ana = await world.stored(BookingEntity).findOneByOrFail({ ...ANA, crewBookingId: crew.id });
    await world.change(OutboxMessageEntity, { sentAt: IsNull() }, { sentAt: world.clock.now() });
    return { id: crew.id, classId, otherId: other.id, bookingId: ana.id };
  }
  const toContact = async (): Promise<[string, Date][]> => {
    const rows = await world.stored(OutboxMessageEntity).findBy({ template: Like('crew.%') });
    return rows
      .filter(({ sentAt, template }) => sentAt === null && template !== 'crew.namesMissing')
      .map(({ template, dueAt }) => [template, dueAt]);
  };
  const inFiveMinutes = () => new Date(world.clock.now().getTime() + FIVE_MINUTES);

  it.each([
    ['cancels', ({ bookingId }) => world.services.ownBookings.cancel(world.guest(), { bookingId })],
    [
      'takes another date',
      ({ bookingId, otherId: classInstanceId }) =>
        world.services.ownBookings.move(world.guest(), { bookingId, classInstanceId }),
    ],
    [
      'sends somebody else',
      ({ bookingId }) => world.services.ownBookings.change(world.guest(), { bookingId, firstName: 'Iris' }),
    ],
  ] satisfies [string, (crew: Awaited<ReturnType<typeof makeCrew>>) => Promise<unknown>][])(
    'is mailed all current seats when one of them %s',
    async (_what, work) => {
      const crew = await makeCrew();
      await work(crew);
      expect(await toContact()).toEqual([['crew.confirmed', inFiveMinutes()]]);
      // Both change together, so that calendars accept the later file.
      await expect(world.stored(CrewBookingEntity).findOneByOrFail({ id: crew.id })).resolves.toMatchObject({
        version: 2,
        updatedAt: world.clock.now(),
      });
    },
  );

  it('gets one mail about several changes, and none about a phone number', async () => {
    const { bookingId, otherId } = await makeCrew();
    await world.services.ownBookings.change(world.guest(), { bookingId, phone: '(801) 555-0188' });
    expect(await toContact()).toEqual([]);
    await world.services.ownBookings.change(world.guest(), { bookingId, lastName: 'Reyes' });
    await world.services.ownBookings.move(world.guest(), { bookingId, classInstanceId: otherId });
    await world.services.ownBookings.cancel(world.guest(), { bookingId });
    expect(await toContact()).toHaveLength(1);
  });

  it('gets an additional mail if the previous one is being sent', async () => {
    const { id: classId } = await makeClass(world);
    const { crew } = await bookCrew(world, classId, 2);
    const confirmation = { template: 'crew.confirmed' };
    const leasedUntil = new Date(world.clock.now().getTime() + 60_000);
    await world.change(OutboxMessageEntity, confirmation, { leasedUntil });
    const less = Object.assign(new ChangeCrewSeatsInput(), { crewBookingId: crew.id, unnamedSeats: 1 });
    await world.services.crewChanges.changeSeats(world.guest(), less);
    await expect(world.stored(OutboxMessageEntity).countBy(confirmation)).resolves.toBe(2);
    await world.services.crewChanges.changeSeats(world.guest(), Object.assign(less, { unnamedSeats: 0 }));
    await expect(world.stored(OutboxMessageEntity).countBy(confirmation)).resolves.toBe(2);
  });

  it('is mailed about the office’s changes only if requested', async () => {
    const office = await world.admin();
    const { bookingId: id, classId, otherId } = await makeCrew();
    const { officeBookings } = world.services;
    await officeBookings.move(office, { id, version: 1, classInstanceId: otherId });
    await officeBookings.cancel(office, { id, version: 2 });
    expect(await toContact()).toEqual([]);
    await officeBookings.restore(office, { id, version: 3 });
    await officeBookings.move(office, { id, version: 4, classInstanceId: classId, notifyContact: true });
    expect(await toContact()).toHaveLength(1);
    await officeBookings.cancel(office, { id, version: 5, notifyContact: true });
    expect(await toContact()).toHaveLength(1);
    await world.change(OutboxMessageEntity, { sentAt: IsNull() }, { sentAt: world.clock.now() });
    await officeBookings.restore(office, { id, version: 6, notifyContact: true });
    expect(await toContact()).toEqual([['crew.confirmed', inFiveMinutes()]]);
  });

  it('gets one mail about the office’s changes of several bookings, and only if requested', async () => {
    const office = await world.admin();
    const { id, classId, otherId, bookingId } = await makeCrew();
    const { bulkBookings, bookingHistory, crewHistory } = world.services;
    const telling = { notifyContact: true };
    const seen = async () => {
      const rows = await world.stored(BookingEntity).findBy({ crewBookingId: id });
      return rows.map((row) => ({ id: row.id, version: row.version }));
    };
    const toldOnce = async () => {
      expect(await toContact()).toEqual([['crew.confirmed', inFiveMinutes()]]);
      await world.change(OutboxMessageEntity, { sentAt: IsNull() }, { sentAt: world.clock.now() });
      world.clock.passHours(1);
    };
    await bulkBookings.cancel(office, await seen());
    await bulkBookings.restore(office, await seen());
    await bulkBookings.move(office, await seen(), otherId);
    expect(await toContact()).toEqual([]);
    await bulkBookings.move(office, await seen(), classId, telling);
    await toldOnce();
    await bulkBookings.cancel(office, await seen(), telling);
    const byRosa = { kind: 'personCancelled', actorName: 'Rosa Ibarra' };
    expect((await crewHistory.of(id)).slice(-3)).toMatchObject([
      byRosa,
      byRosa,
      { kind: 'confirmationQueued', recipient: CREW_CONTACT.email },
    ]);
    expect((await bookingHistory.of(bookingId)).slice(-2)).toMatchObject([
      { kind: 'cancelled', actorName: 'Rosa Ibarra' },
      { kind: 'crewConfirmationQueued', messageKind: 'crewConfirmed' },
    ]);
    await toldOnce();
    await bulkBookings.restore(office, await seen(), telling);
    await toldOnce();
  });

  it('gets no mail if no booking changes, and several contacts need no more statements than one', async () => {
    const office = await world.admin();
    const crews = [await makeCrew(), await makeCrew(), await makeCrew(), await makeCrew()];
    const log = StatementLog.of(world.database.reader);
    const cancel = (some: typeof crews, version = 1) => {
      const seen = some.map(({ bookingId: id }) => ({ id, version }));
      return log.count(() => world.services.bulkBookings.cancel(office, seen, { notifyContact: true }));
    };
    const few = await cancel(crews.slice(0, 1));
    expect(await cancel(crews.slice(1, 3))).toBe(few);
    await cancel(crews.slice(3), 7);
    const confirmation = { template: 'crew.confirmed', sentAt: IsNull() };
    const told = await world.stored(OutboxMessageEntity).findBy(confirmation);
    expect(told.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      crews
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('gets no mail if the office restores a booking for which there is no seat', async () => {
    const office = await world.admin();
    const { classId, bookingId: id } = await makeCrew();
    await world.services.officeBookings.cancel(office, { id, version: 1 });
    await changeClass(world, classId, { maxAttendees: 3 });
    const seen = [{ id, version: 2 }];
    const refused = await world.services.bulkBookings.restore(office, seen, { notifyContact: true });
    expect(refused).toMatchObject([{ isDone: false, code: 'CLASS_FULL' }]);
    expect(await toContact()).toEqual([]);
  });

  it('gets one class notice for attendees without an email, and the others get their own', async () => {
    const { classId, id } = await makeCrew();
    await changeClass(world, classId, { locationName: 'Hall 2' });
    const rows = await world.stored(OutboxMessageEntity).findBy({ template: Like('%classNotice') });
    const told = rows.map(({ recipient, template, payload }) => [recipient, template, payload.includes(id)]);
    expect(told.toSorted()).toEqual([
      [ANA.email, 'booking.classNotice', false],
      [CREW_CONTACT.email, 'crew.classNotice', true],
    ]);
  });

  it('gets a notice of a cancelled class, and is counted in the preview, even if no seat has a name', async () => {
    const { id: classId } = await makeClass(world);
    await bookCrew(world, classId, 0, { language: 'es' });
    const { instances } = world.services;
    const office = await world.admin();
    const seen = await instances.get(office, classId);
    const after = { ...inputOf(seen), status: 'cancelled' as const };
    const preview = await instances.previewNotices(office, seen, after);
    expect(preview).toMatchObject({ people: 1, textMessages: 0, paid: 0 });
    await changeClass(world, classId, { status: 'cancelled' });
    await changeClass(world, classId, { status: 'scheduled' });
    // Undone within the delay of a minute.
    expect((await toContact()).map(([template]) => template)).not.toContain('crew.classNotice');
    await changeClass(world, classId, { status: 'cancelled' });
    const [notice] = await world.stored(OutboxMessageEntity).findBy({ template: 'crew.classNotice' });
    expect(notice).toMatchObject({ recipient: CREW_CONTACT.email, language: 'es' });
    const audited = await world.stored(AuditEntryEntity).findBy({ subjectId: classId });
    expect(audited.map(({ details }) => details).join()).toContain('"told":1');
  });

  it('gets no notice of a class in which the crew has no seat left', async () => {
    const { classId, id, bookingId } = await makeCrew();
    const { ownBookings, crewChanges } = world.services;
    const luis = await world.stored(BookingEntity).findOneByOrFail({ email: CREW_CONTACT.email });
    await ownBookings.cancel(world.guest(), { bookingId });
    await ownBookings.cancel(world.guest(), { bookingId: luis.id });
    await crewChanges.changeSeats(world.guest(), { crewBookingId: id, unnamedSeats: 0 });
    await book(world, classId);
    await changeClass(world, classId, { locationName: 'Hall 2' });
    expect((await toContact()).map(([template]) => template)).toEqual(['crew.confirmed']);
  });

  it('has a history of the changes, with their actors, and the mails', async () => {
    const office = await world.admin();
    const { id, classId, bookingId } = await makeCrew();
    const { ownBookings, crewChanges, crewHistory } = world.services;
    const wait = () => world.clock.passHours(1);
    wait();
    await crewChanges.name(world.guest(), { crewBookingId: id, attendees: [crewMember(3)] });
    wait();
    await crewChanges.changeSeats(office, { crewBookingId: id, unnamedSeats: 0 });
    wait();
    await ownBookings.cancel(world.guest(), { bookingId });
    wait();
    await changeClass(world, classId, { locationName: 'Hall 2' });
    const by = { isByGuest: true, actorName: null };
    expect(await crewHistory.of(id)).toMatchObject([
      { ...by, kind: 'booked', seats: 4 },
      { kind: 'confirmationSent', recipient: CREW_CONTACT.email },
      { kind: 'namesRequestSent' },
      { ...by, kind: 'named', seats: 1 },
      { kind: 'seatsGivenBack', seats: 1, isByGuest: false, actorName: 'Rosa Ibarra' },
      { ...by, kind: 'personCancelled', attendeeName: 'Luis Ortega 1' },
      { kind: 'confirmationQueued', recipient: CREW_CONTACT.email },
      { kind: 'noticeQueued', recipient: CREW_CONTACT.email },
    ]);
    await expect(crewHistory.of('7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
