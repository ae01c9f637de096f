import { attendee, book } from '../../testing/attendees.js';
import {
  changeClass,
  CLASS_DAY,
  CLASS_START,
  inputOf,
  makeClass,
  makeClassType,
  makeTwoDates,
} from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember } from '../../testing/crews.js';
import { makeStudent } from '../../testing/students.js';
import { join, runWaitingListJob, makeFullClass, offerTo } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { MINUTE_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { OutboxKind } from '../../platform/outbox/templates.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { bookingOf, bookingQuery } from '../bookings/list/booking-list.query.js';
import { linkOf } from '../bookings/booking.rules.js';

describe.each(DATABASES)('the history of a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const history = (id: string) => world.services.bookingHistory.of(id);
  /** Without messages of other kinds. */
  const historyWith = async (id: string, ...kinds: readonly OutboxKind[]) =>
    (await history(id)).filter(({ messageKind }) => messageKind === null || kinds.includes(messageKind));
  const wait = () => world.clock.moveTo(new Date(world.clock.now().getTime() + MINUTE_MS));

  it('contains each action with its actor and time, and the messages', async () => {
    const office = await world.admin();
    const [from, to] = await makeTwoDates(world);
    const { id } = (await book(world, from.id, { textNotifications: true })).booking;
    wait();
    const sentAt = world.clock.now();
    await world.change(OutboxMessageEntity, { template: 'booking.confirmation' }, { sentAt });
    wait();
    await world.services.bookingPayments.set(office, { id, version: 1 }, 'paid', { paymentMethod: 'cash' });
    wait();
    await world.services.officeBookings.move(office, { id, version: 2, classInstanceId: to.id });
    wait();
    const person = bookingOf(await bookingQuery(world.database.reader.manager).where({ id }).getOneOrFail());
    await world.services.officeBookings.updateAttendee(office, { id, version: 3 }, person);
    wait();
    await world.services.officeBookings.cancel(office, { id, version: 4 });
    wait();
    await world.services.officeBookings.restore(office, { id, version: 5 });
    const by = { isByGuest: false, actorName: 'Rosa Ibarra' };
    expect(await historyWith(id, 'bookingConfirmation', 'bookingReminder')).toMatchObject([
      { kind: 'booked', isByGuest: true, actorName: null },
      { kind: 'confirmationSent', at: sentAt, actorName: null, recipient: 'maria.munoz1@example.com' },
      { ...by, kind: 'paid', paymentMethod: 'cash', paymentDate: '2027-01-11' },
      { ...by, kind: 'moved', fromClass: { id: from.id, name: 'Forklift Operator' }, toClass: { id: to.id } },
      { ...by, kind: 'attendeeChanged' },
      { ...by, kind: 'cancelled' },
      { ...by, kind: 'restored' },
      { kind: 'reminderQueued', recipient: '(801) 555-0117' },
    ]);
  });

  it('contains how a booking was paid that the office made as paid', async () => {
    const { id: classInstanceId } = await makeClass(world);
    const { id: studentId } = await makeStudent(world);
    const paid = { paymentStatus: 'paid', paymentMethod: 'cash', amountCents: 5_000 } as const;
    const input = { classInstanceId, studentId, bookingDate: '2027-01-10', ...paid };
    const { booking } = await world.services.officeBookings.create(await world.admin(), input);
    const events = (await history(booking.id)).filter(({ messageKind }) => messageKind === null);
    expect(events).toMatchObject([
      { kind: 'booked', actorName: 'Rosa Ibarra', paymentMethod: 'cash', paymentDate: '2027-01-11' },
    ]);
  });

  it('contains who recorded the attendance, each correction, and the certificate', async () => {
    const office = await world.admin();
    const { id } = (await book(world, (await makeClass(world)).id)).booking;
    world.clock.moveTo(CLASS_START);
    const changes = ['attended', null, 'absent', 'attended'] as const;
    for (const [index, attendance] of changes.entries()) {
      const notify = { notifyAttendees: index === 3 };
      await world.services.attendance.record(office, [{ id, version: index + 1 }], attendance, notify);
      wait();
    }
    const at = (minutes: number) => new Date(CLASS_START.getTime() + minutes * MINUTE_MS);
    const by = { isByGuest: false, actorName: 'Rosa Ibarra' };
    const events = (await history(id)).filter((event) => event.at >= CLASS_START);
    expect(events).toMatchObject([
      { ...by, kind: 'attended', at: at(0) },
      { ...by, kind: 'attendanceCleared', at: at(1) },
      { ...by, kind: 'absent', at: at(2) },
      { ...by, kind: 'attended', at: at(3) },
      { kind: 'certificateQueued', at: at(4), actorName: null, recipient: 'maria.munoz1@example.com' },
    ]);
  });

  it('contains messages to the contact of a crew for attendees without their own email, while they have a seat', async () => {
    const office = await world.admin();
    const { id: classTypeId } = await makeClassType(world);
    const { id: classId } = await makeClass(world, { classTypeId });
    const other = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-08' }] });
    const attendees = [crewMember(1), crewMember(2, { email: 'ana@example.com' }), crewMember(3)];
    const { crew } = await bookCrew(world, classId, 0, { attendees });
    const [luis, ana, moved] = crew.bookings.map(({ id }) => id);
    wait();
    await world.services.officeBookings.move(office, {
      id: moved ?? '',
      version: 1,
      classInstanceId: other.id,
    });
    wait();
    await changeClass(world, classId, { locationName: 'Hall 2' });
    const noticesOf = async (id = '') =>
      (await history(id))
        .filter(({ kind: what }) => what === 'noticeQueued')
        .map(({ recipient, messageKind }) => [messageKind, recipient]);
    const toContact = ['crewClassNotice', CREW_CONTACT.email];
    expect(await noticesOf(luis)).toEqual([toContact]);
    expect(await noticesOf(ana)).toEqual([['classNotice', 'ana@example.com']]);
    expect(await noticesOf(moved)).toEqual([]);

    const next = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-02-15' }] });
    await world.services.crewMoves.move(world.guest(), { crewBookingId: crew.id, classInstanceId: next.id });
    wait();
    await changeClass(world, next.id, { locationName: 'Hall 3' });
    expect(await noticesOf(luis)).toEqual([toContact, toContact]);
    expect(await noticesOf(moved)).toEqual([]);
  });

  it('contains notices about its class, and about the class from which it was moved', async () => {
    const office = await world.admin();
    const { instances, officeBookings } = world.services;
    const from = await makeClass(world);
    const to = await makeClass(world, {
      classTypeId: from.classType.id,
      days: [{ ...CLASS_DAY, date: '2027-02-08' }],
    });
    const { id } = (await book(world, from.id)).booking;
    const other = (await book(world, from.id, {}, 2)).booking;
    await instances.update(office, from, { ...inputOf(from), status: 'cancelled' });
    const sentAt = new Date(world.clock.now().getTime() + MINUTE_MS);
    await world.change(OutboxMessageEntity, { template: 'booking.classNotice' }, { sentAt });
    wait();
    await officeBookings.move(office, { id, version: 1, classInstanceId: to.id });
    const notices = async (bookingId: string) =>
      (await history(bookingId)).filter((event) => event.kind.startsWith('notice'));
    expect(await notices(id)).toMatchObject([
      { kind: 'noticeSent', at: sentAt, recipient: 'maria.munoz1@example.com' },
    ]);
    expect(await notices(other.id)).toHaveLength(1);
  });

  it('contains mails about the guest’s changes, and those of the crew since the booking was made', async () => {
    const [from, to] = await makeTwoDates(world);
    const bookingId = (await book(world, from.id)).booking.id;
    const { ownBookings, bookingLinks } = world.services;
    const { confirmationNumber, email } = await world.services.bookings.getConfirmation(
      world.guest(),
      bookingId,
    );
    const steps = [
      () => ownBookings.move(world.guest(), { bookingId, classInstanceId: to.id }),
      () => ownBookings.change(world.guest(), { bookingId, email: 'other@example.com' }),
      () => bookingLinks.request(world.guest(), { email: 'other@example.com', confirmationNumber }),
      async () => {
        const link = linkOf(await world.stored(BookingEntity).findOneByOrFail({ id: bookingId }));
        await ownBookings.cancel(world.guest(), { bookingId: link });
      },
    ];
    for (const step of steps) {
      wait();
      await step();
    }
    const sent = (await history(bookingId)).filter(({ recipient }) => recipient !== null);
    expect(sent.map((event) => [event.kind, event.recipient])).toEqual([
      ['confirmationQueued', email],
      ['moveQueued', email],
      ['changeQueued', 'other@example.com'],
      ['changeQueued', email],
      ['linkQueued', 'other@example.com'],
      ['cancellationQueued', 'other@example.com'],
    ]);
    const crew = await bookCrew(world, from.id, 2);
    const [first] = await world.stored(BookingEntity).findBy({ crewBookingId: crew.crew.id });
    const kinds = (await history(first?.id ?? '')).map((event) => event.kind);
    expect(kinds).toContain('crewConfirmationQueued');
  });

  it('begins on the waiting list if the seat was offered there', async () => {
    const { id: classId } = await makeFullClass(world);
    const { id: entryId } = await join(world, classId);
    wait();
    await changeClass(world, classId, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const offerId = (await offerTo(world, entryId)).id;
    wait();
    const { booking } = await world.services.bookings.bookSeat(
      world.guest(),
      attendee(classId, { offerId }, 9),
    );
    const events = await historyWith(
      booking.id,
      'waitingJoined',
      'seatOffer',
      'bookingConfirmation',
      'bookingReminderMail',
    );
    expect(events.map((event) => event.kind)).toEqual([
      'waitingQueued',
      'offerQueued',
      'booked',
      'confirmationQueued',
      'reminderQueued',
    ]);
  });

  it.each([
    ['the office, with a mail', 'office', { notifyAttendee: true }, true],
    ['the office, without a mail', 'office', {}, false],
    ['the office, together with others', 'bulk', { notifyAttendees: true }, true],
    ['the office, together with others and without mails', 'bulk', {}, false],
    ['the office, as part of a burst', 'burst', {}, false],
    ['the guest', 'guest', {}, true],
    ['an earlier version of the program', 'unknown', {}, null],
  ] as const)(
    'says whether the attendee was notified of a cancellation by %s',
    async (_who, by, notify, told) => {
      const { services } = world;
      const office = await world.admin();
      const { id } = (await book(world, (await makeClass(world)).id)).booking;
      const seen = [{ id, version: 1 }];
      if (by === 'guest') await services.ownBookings.cancel(world.guest(), { bookingId: id });
      else if (by === 'burst') await services.bursts.cancel(office, seen);
      else if (by === 'bulk') await services.bulkBookings.cancel(office, seen, notify);
      else await services.officeBookings.cancel(office, { id, version: 1, ...notify });
      const action = 'booking.cancelled';
      if (by === 'unknown') await world.change(AuditEntryEntity, { action }, { details: '{}' });
      const events = await history(id);
      expect(events.find((event) => event.kind === 'cancelled')).toMatchObject({ isAttendeeNotified: told });
      expect(events.find((event) => event.kind === 'booked')).toMatchObject({ isAttendeeNotified: null });
    },
  );

  it('begins with the booking even without audit entries, and includes messages that failed', async () => {
    const { id } = (await book(world, (await makeClass(world)).id)).booking;
    await world.database.transaction(world.guest(), (manager) => manager.clear(AuditEntryEntity));
    const failedAt = new Date(world.clock.now().getTime() + MINUTE_MS);
    await world.change(OutboxMessageEntity, { template: 'booking.confirmation' }, { failedAt });
    expect(await historyWith(id, 'bookingConfirmation', 'bookingReminderMail')).toMatchObject([
      { kind: 'booked', isByGuest: true },
      { kind: 'confirmationFailed', at: failedAt },
      { kind: 'reminderQueued' },
    ]);
    await expect(history('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
