import { attendee, book } from '../../testing/attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeClassType } from '../../testing/classes.js';
import { bookCrew, crewOf } from '../../testing/crews.js';
import { makeStudent } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { linkOf } from '../bookings/booking.rules.js';
import { StudentEntity } from '../students/student.entity.js';

const beforeClass = (hours: number, ms = 0): Date => new Date(CLASS_START.getTime() - hours * HOUR_MS + ms);
const NEXT_WEEK = { days: [{ ...CLASS_DAY, date: '2027-02-01' }] };
const TOMAS = {
  firstName: 'Tomás',
  lastName: 'Rivas',
  email: 'tomas.rivas@example.com',
  phone: '(801) 555-0118',
};

describe.each(DATABASES)('a booking managed by its guest, on %s,', (kind) => {
  const world = useWorld(kind);
  const own = () => world.services.ownBookings;
  const ctx = () => world.guest();
  const stored = (id: string) => world.stored(BookingEntity).findOneByOrFail({ id });
  const seats = async (classInstanceId: string) =>
    (await world.services.upcoming.get(ctx(), classInstanceId)).seatsLeft;
  const messages = (template: string) => world.stored(OutboxMessageEntity).findBy({ template });
  const audited = async (id: string) =>
    (await world.stored(AuditEntryEntity).findBy({ subjectId: id })).map(({ action, actorRole }) => [
      action,
      actorRole,
    ]);
  const twoDates = async (changes: { maxAttendees?: number } = {}) => {
    const { id: classTypeId } = await makeClassType(world);
    const from = await makeClass(world, { classTypeId });
    return { from, to: await makeClass(world, { classTypeId, ...NEXT_WEEK, ...changes }) };
  };

  describe('is cancelled', () => {
    it('until 48 hours before: the seat is free, the reminder is withdrawn, and a mail is sent', async () => {
      const { id: classId } = await makeClass(world, { maxAttendees: 1 });
      const { booking } = await book(world, classId, { textNotifications: true });
      world.clock.moveTo(beforeClass(48));
      const answer = await own().cancel(ctx(), { bookingId: booking.id });
      expect(answer).toMatchObject({ id: booking.id, bookingStatus: 'cancelled' });
      expect(answer.options.cancel).toMatchObject({ isAllowed: false, refund: 'NONE' });
      expect(await seats(classId)).toBe(1);
      await expect(messages('booking.reminder')).resolves.toEqual([]);
      await expect(messages('booking.cancelledByGuest')).resolves.toMatchObject([
        { recipient: booking.email, payload: JSON.stringify({ bookingId: booking.id }) },
      ]);
      expect(await audited(booking.id)).toContainEqual(['booking.cancelledByGuest', 'guest']);
    });

    it('not a millisecond later, when nothing is written', async () => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId);
      world.clock.moveTo(beforeClass(48, 1));
      const before = await world.everyRow();
      await expect(own().cancel(ctx(), { bookingId: booking.id })).rejects.toMatchObject({ code: 'POLICY' });
      expect(await world.everyRow()).toEqual(before);
    });

    it('once, however often it is requested, with the same response', async () => {
      const { booking } = await book(world, (await makeClass(world)).id);
      const input = { bookingId: booking.id };
      const answers = await Promise.all([own().cancel(ctx(), input), own().cancel(ctx(), input)]);
      world.clock.moveTo(beforeClass(1));
      answers.push(await own().cancel(ctx(), input));
      expect(answers.map(({ bookingStatus }) => bookingStatus)).toEqual(Array(3).fill('cancelled'));
      await expect(messages('booking.cancelledByGuest')).resolves.toHaveLength(1);
      expect((await stored(booking.id)).version).toBe(2);
    });

    it('not if it is completed or its class is cancelled', async () => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId);
      await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed' });
      await expect(own().cancel(ctx(), { bookingId: booking.id })).rejects.toMatchObject({ code: 'POLICY' });
      await expect(own().cancel(ctx(), { bookingId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('by the policy that it was booked under, whatever the current one is', async () => {
      const { booking } = await book(world, (await makeClass(world)).id);
      expect((await stored(booking.id)).policyVersion).toBe(1);
      const { cancel } = (await world.services.bookings.getConfirmation(ctx(), booking.id)).options;
      expect(cancel).toEqual({ isAllowed: true, until: beforeClass(48), refund: 'FULL' });
    });
  });

  describe('is moved', () => {
    it('to another date: a seat is taken there and freed here, with the reminder and a mail', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id, { textNotifications: true });
      world.clock.moveTo(beforeClass(30));
      const moved = await own().move(ctx(), { bookingId: booking.id, classInstanceId: to.id });
      expect(moved).toMatchObject({
        id: booking.id,
        amountCents: 14_900,
        isMoved: true,
        classInstance: { id: to.id },
      });
      expect([await seats(from.id), await seats(to.id)]).toEqual([20, 19]);
      const [reminder] = await messages('booking.reminder');
      expect(reminder?.dueAt).toEqual(new Date('2027-01-31T15:00:00.000Z'));
      const [mail] = await messages('booking.movedByGuest');
      expect(JSON.parse(mail?.payload ?? '')).toEqual({
        bookingId: booking.id,
        fromClassInstanceId: from.id,
        classInstanceId: to.id,
      });
      expect(await audited(booking.id)).toContainEqual(['booking.movedByGuest', 'guest']);
    });

    it('until the class starts, but not at its start', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id);
      const input = { bookingId: booking.id, classInstanceId: to.id };
      world.clock.moveTo(CLASS_START);
      await expect(own().move(ctx(), input)).rejects.toMatchObject({ code: 'POLICY' });
      world.clock.moveTo(beforeClass(0, -1));
      await expect(own().move(ctx(), input)).resolves.toMatchObject({ classInstance: { id: to.id } });
    });

    it('after the deadline to cancel without a new deadline, so that it does not become refundable', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id);
      world.clock.moveTo(beforeClass(48, 1));
      const moved = await own().move(ctx(), { bookingId: booking.id, classInstanceId: to.id });
      expect(moved.options.cancel).toEqual({ isAllowed: false, until: beforeClass(48), refund: 'NONE' });
      await expect(own().cancel(ctx(), { bookingId: booking.id })).rejects.toMatchObject({ code: 'POLICY' });
    });

    it('at the deadline to cancel with the deadline of the new date', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id);
      world.clock.moveTo(beforeClass(48));
      const moved = await own().move(ctx(), { bookingId: booking.id, classInstanceId: to.id });
      expect(moved.options.cancel).toMatchObject({ isAllowed: true, refund: 'FULL' });
    });

    it('from a cancelled class, even after its time', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id);
      await changeClass(world, from.id, { status: 'cancelled' });
      world.clock.moveTo(beforeClass(-1));
      await own().move(ctx(), { bookingId: booking.id, classInstanceId: to.id });
      expect(await seats(to.id)).toBe(19);
    });

    it('not to a class of another type, a full, past or unknown one, nor one where the person has a seat', async () => {
      const { from, to } = await twoDates({ maxAttendees: 1 });
      const { booking } = await book(world, from.id);
      const move = (classInstanceId: string) => own().move(ctx(), { bookingId: booking.id, classInstanceId });
      await book(world, to.id);
      await expect(move(to.id)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
      const other = await makeClass(world);
      await expect(move(other.id)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { classInstanceId: expect.anything() as unknown } },
      });
      await expect(move('nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const { id: full } = await makeClass(world, {
        classTypeId: from.classType.id,
        maxAttendees: 1,
        days: [{ ...CLASS_DAY, date: '2027-02-02' }],
      });
      await book(world, full, {}, 2);
      await expect(move(full)).rejects.toMatchObject({ code: 'CLASS_FULL' });
      expect((await stored(booking.id)).classInstanceId).toBe(from.id);
    });

    it('once: moving it to its current class gets the response of a move', async () => {
      const { from, to } = await twoDates();
      const { booking } = await book(world, from.id);
      const input = { bookingId: booking.id, classInstanceId: to.id };
      await Promise.all([own().move(ctx(), input), own().move(ctx(), input)]);
      await expect(messages('booking.movedByGuest')).resolves.toHaveLength(1);
      expect((await stored(booking.id)).version).toBe(2);
    });
  });

  describe('is changed', () => {
    it('to another person: their student, mails to both addresses, the reminder by mail', async () => {
      const { booking } = await book(world, (await makeClass(world)).id, { textNotifications: true });
      const before = await stored(booking.id);
      const changed = await own().change(ctx(), { bookingId: booking.id, ...TOMAS });
      expect(changed).toMatchObject({ firstName: 'Tomás', email: TOMAS.email, phoneLast4: '0118' });
      const after = await stored(booking.id);
      expect(after.studentId).not.toBe(before.studentId);
      expect(after.searchText).toContain('rivas');
      expect(after).toMatchObject({ emergencyContactName: '', emergencyContactPhone: '' });
      const [one, other] = await messages('booking.changedByGuest');
      expect([one?.recipient, other?.recipient].toSorted()).toEqual([booking.email, TOMAS.email].toSorted());
      await expect(messages('booking.reminder')).resolves.toEqual([]);
      await expect(messages('booking.reminderMail')).resolves.toMatchObject([{ recipient: TOMAS.email }]);
      const student = await world.stored(StudentEntity).findOneByOrFail({ id: after.studentId });
      expect(student).toMatchObject({ firstName: 'Tomás', email: TOMAS.email });
    });

    it('to an existing student, whose record does not change', async () => {
      const known = await makeStudent(world, { sendEmail: false });
      const { booking } = await book(world, (await makeClass(world)).id);
      const { firstName, lastName, email } = known;
      const change = { firstName, lastName, email, phone: '(801) 555-0999' };
      await own().change(ctx(), { bookingId: booking.id, ...change });
      expect((await stored(booking.id)).studentId).toBe(known.id);
      const student = await world.stored(StudentEntity).findOneByOrFail({ id: known.id });
      expect(student.phone).toBe('(435) 555-0120');
    });

    it('to another person of a crew, with the emergency contact of the crew', async () => {
      const { crew } = await bookCrew(world, (await makeClass(world)).id, 1);
      const link = crew.bookings[0]?.id ?? '';
      const contact = { emergencyContactName: 'Rosa Muñoz', emergencyContactPhone: '801 555 0155' };
      await own().change(ctx(), { bookingId: link, ...contact });
      await own().change(ctx(), { bookingId: link, ...TOMAS });
      const { emergencyContactName } = crewOf('', 1);
      await expect(stored(link)).resolves.toMatchObject({ firstName: 'Tomás', emergencyContactName });
    });

    it('in the letter case of its email with one mail', async () => {
      const { booking } = await book(world, (await makeClass(world)).id);
      const email = booking.email.toUpperCase();
      await own().change(ctx(), { bookingId: booking.id, email });
      await expect(messages('booking.changedByGuest')).resolves.toMatchObject([{ recipient: email }]);
    });

    it('in its phone and emergency contact without a mail', async () => {
      const { booking } = await book(world, (await makeClass(world)).id);
      const contact = { emergencyContactName: 'Rosa Muñoz', emergencyContactPhone: '801 555 0155' };
      await own().change(ctx(), { bookingId: booking.id, phone: '801 555 0156', ...contact });
      expect(await stored(booking.id)).toMatchObject({ ...contact, phone: '801 555 0156' });
      await expect(messages('booking.changedByGuest')).resolves.toEqual([]);
    });

    it('not to a person who has a seat in the class, nor to a phone that cannot receive requested texts', async () => {
      const { id: classId } = await makeClass(world);
      const { booking } = await book(world, classId, { textNotifications: true });
      const { firstName, lastName, email } = attendee(classId, {}, 2);
      await book(world, classId, {}, 2);
      const change = (to: object) => own().change(ctx(), { bookingId: booking.id, ...to });
      await expect(change({ firstName, lastName, email })).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
      await expect(change({ phone: '555-0117' })).rejects.toMatchObject({
        details: { fields: { phone: expect.anything() as unknown } },
      });
      world.clock.moveTo(CLASS_START);
      await expect(change(TOMAS)).rejects.toMatchObject({ code: 'POLICY' });
    });
  });

  it('binds an idempotency key to one request', async () => {
    const { from, to } = await twoDates();
    const { booking } = await book(world, from.id);
    const move = { bookingId: booking.id, classInstanceId: to.id, idempotencyKey: 'form' };
    await own().move(ctx(), move);
    await world.change(BookingEntity, { id: booking.id }, { classInstanceId: from.id });
    // The office has moved it back; the repeated form is not carried out again.
    await expect(own().move(ctx(), move)).resolves.toMatchObject({ classInstance: { id: from.id } });
    await expect(
      own().cancel(ctx(), { bookingId: booking.id, idempotencyKey: 'form' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('has the guest’s actions in the office’s history', async () => {
    const { from, to } = await twoDates();
    const { booking } = await book(world, from.id);
    await own().move(ctx(), { bookingId: booking.id, classInstanceId: to.id });
    await own().change(ctx(), { bookingId: booking.id, ...TOMAS });
    await own().cancel(ctx(), { bookingId: linkOf(await stored(booking.id)) });
    const told = (await world.services.bookingHistory.of(booking.id)).filter(({ recipient }) => !recipient);
    expect(told.map(({ kind: what, isByGuest }) => [what, isByGuest]).toSorted()).toEqual(
      ['booked', 'moved', 'attendeeChanged', 'cancelled'].map((what) => [what, true]).toSorted(),
    );
  });
});
