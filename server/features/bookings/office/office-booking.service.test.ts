import { book, tally } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../../testing/classes.js';
import { makeStudent } from '../../../testing/students.js';
import { makeVenue } from '../../../testing/venues.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { DAY_MS } from '../../../platform/context/durations.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { StudentEntity } from '../../students/student.entity.js';
import { BookingEntity } from '../booking.entity.js';
import type { CreateBookingInput } from './office-booking.input.js';

const NEWEST = { sort: 'booked', direction: 'descending' } as const;

describe.each(DATABASES)('a booking managed by the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.services.officeBookings;
  const ctx = () => world.office();
  const messages = () => world.stored(OutboxMessageEntity).find({ order: { template: 'ASC' } });

  async function create(classInstanceId: string, changes: Partial<CreateBookingInput> = {}, index = 1) {
    const studentId = changes.studentId ?? (await makeStudent(world, { sendEmail: false }, index)).id;
    const form = { bookingDate: '2027-01-10', paymentStatus: 'paid', amountCents: 5_000 } as const;
    return office().create(ctx(), { ...form, classInstanceId, ...changes, studentId });
  }

  it('has a copy of the student, the office’s amount and date, and a confirmation mail', async () => {
    const { id } = await makeClass(world);
    const { booking, isNew } = await create(id, { notes: 'Paid by cheque.' });
    expect(isNew).toBe(true);
    expect(booking).toMatchObject({
      firstName: 'José',
      emergencyContactName: 'Lucía Peña',
      amountCents: 5_000,
      paymentStatus: 'paid',
      bookingStatus: 'confirmed',
      bookingDate: '2027-01-10',
      notes: 'Paid by cheque.',
      classInstance: { id, name: 'Forklift Operator' },
    });
    expect((await messages()).map(({ template }) => template)).toEqual([
      'booking.confirmation',
      'booking.reminderMail',
    ]);
    const audited = await world.stored(AuditEntryEntity).findOneByOrFail({ subjectId: booking.id });
    expect(audited).toMatchObject({ action: 'booking.created', actorRole: 'admin' });
  });

  it('is paid today by the method that the office notes, unless it is unpaid', async () => {
    const { id } = await makeClass(world);
    const note = { paymentMethod: 'check', paymentReference: '1041' } as const;
    const { booking } = await create(id, note);
    expect(booking).toMatchObject({ ...note, paidOn: '2027-01-11', refundedOn: null });
    const unpaid = await create(id, { ...note, paymentStatus: 'pending' }, 2);
    expect(unpaid.booking).toMatchObject({ paymentMethod: null, paymentReference: null, paidOn: null });
  });

  it('has the Spanish name of its venue, unless the class uses another name for it', async () => {
    const { id: venueId } = await makeVenue(world, { nameEs: 'Centro de capacitación' });
    const { id } = await makeClass(world);
    const named = await makeClass(world, { locationName: 'Room 4', venueId });
    const { booking } = await create(id);
    expect(booking.classInstance.locationNameEs).toBe('Centro de capacitación');
    const other = await create(named.id, {}, 2);
    expect(other.booking.classInstance).toMatchObject({ locationName: 'Room 4', locationNameEs: null });
  });

  it('is subject to the capacity and to one seat per person, like a guest’s', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const { booking } = await create(id);
    await expect(create(id, { studentId: booking.studentId })).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
    });
    await expect(create(id, {}, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await expect(book(world, id)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    const past = await makeClass(world, { status: 'completed' });
    await expect(create(past.id, {}, 3)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
  });

  it('competes with guests for the last seats under the same lock', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    const students = [];
    for (let index = 1; index <= 10; index += 1) students.push(await makeStudent(world, {}, index));
    const all = students.flatMap((student, index) => [
      create(id, { studentId: student.id }),
      book(world, id, {}, index),
    ]);
    expect(tally(await Promise.allSettled(all))).toEqual({ booked: 3, CLASS_FULL: 17 });
  });

  it('takes no seat and sends nothing if it is created with a cancelled payment', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await book(world, id);
    const before = await messages();
    const { booking } = await create(id, { paymentStatus: 'cancelled' });
    expect(booking).toMatchObject({ bookingStatus: 'cancelled', paymentStatus: 'cancelled' });
    await expect(messages()).resolves.toEqual(before);
  });

  it('is refused for a student who is deleted or does not exist', async () => {
    const { id } = await makeClass(world);
    const { id: studentId } = await makeStudent(world);
    await world.change(StudentEntity, { id: studentId }, { deletedAt: world.clock.now() });
    await expect(create(id, { studentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(create(id, { studentId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is made once per idempotency key, which differs from a guest’s', async () => {
    const { id } = await makeClass(world);
    const first = await create(id, { idempotencyKey: 'form' });
    const studentId = first.booking.studentId;
    const again = await create(id, { idempotencyKey: 'form', studentId });
    expect(again).toEqual({ ...first, isNew: false });
    for (const other of [{ amountCents: 1 }, { language: 'es' }] as const)
      await expect(create(id, { idempotencyKey: 'form', studentId, ...other })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
    await expect(book(world, id, { idempotencyKey: 'form' })).resolves.toMatchObject({ isNew: true });
  });

  it('frees its seat and withdraws its reminder when cancelled, and gets both back when restored', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const { booking } = await book(world, id, { textNotifications: true });
    const cancelled = await office().cancel(ctx(), { id: booking.id, version: 1 });
    expect(cancelled).toMatchObject({ bookingStatus: 'cancelled', version: 2 });
    expect((await messages()).map(({ template }) => template)).toEqual(['booking.confirmation']);
    await expect(office().cancel(ctx(), { id: booking.id, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const restored = await office().restore(ctx(), { id: booking.id, version: 2 });
    expect(restored).toMatchObject({ bookingStatus: 'confirmed', version: 3 });
    expect((await messages()).map(({ template }) => template)).toEqual([
      'booking.confirmation',
      'booking.reminder',
    ]);
  });

  it('is not cancelled once it is completed, and reports a conflict to a page from before', async () => {
    const { booking } = await create((await makeClass(world)).id);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed', version: 2 });
    const cancel = (version: number) => office().cancel(ctx(), { id: booking.id, version });
    await expect(cancel(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(cancel(2)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is not restored if its seat is taken or the person has another one', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const { booking } = await book(world, id, {}, 1);
    await office().cancel(ctx(), { id: booking.id });
    const other = await book(world, id, {}, 2);
    await expect(office().restore(ctx(), { id: booking.id })).rejects.toMatchObject({ code: 'CLASS_FULL' });
    await office().cancel(ctx(), { id: other.booking.id });
    await book(world, id, {}, 1);
    await expect(office().restore(ctx(), { id: booking.id })).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
    });
  });

  it('is moved to another class of the same type that has a seat, with its reminder', async () => {
    const { id: classTypeId } = await makeClassType(world);
    const from = await makeClass(world, { classTypeId });
    const days = [{ ...CLASS_DAY, date: '2027-02-08' }];
    const to = await makeClass(world, { classTypeId, days, maxAttendees: 1 });
    const { booking } = await book(world, from.id, { textNotifications: true });
    const moved = await office().move(ctx(), { id: booking.id, version: 1, classInstanceId: to.id });
    expect(moved).toMatchObject({ classInstance: { id: to.id }, version: 2 });
    const reminder = (await messages()).find(({ template }) => template === 'booking.reminder');
    expect(reminder?.dueAt).toEqual(new Date(to.startsAt.getTime() - DAY_MS));
    const late = await book(world, from.id, {}, 2);
    const toFull = office().move(ctx(), { id: late.booking.id, version: 1, classInstanceId: to.id });
    await expect(toFull).rejects.toMatchObject({ code: 'CLASS_FULL' });
    const otherType = await makeClass(world);
    const toOther = office().move(ctx(), { id: late.booking.id, version: 1, classInstanceId: otherType.id });
    await expect(toOther).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is marked paid without a change of its seat or status', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    const paid = await world.services.bookingPayments.set(ctx(), { id: booking.id, version: 1 }, 'paid');
    expect(paid).toMatchObject({ paymentStatus: 'paid', bookingStatus: 'confirmed', version: 2 });
    const gone = world.services.bookingPayments.set(ctx(), { id: 'none', version: 1 }, 'paid');
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets another attendee, but not one who already has a seat in the class', async () => {
    const { id } = await makeClass(world);
    const one = await book(world, id, {}, 1);
    const two = await book(world, id, {}, 2);
    const person = { ...(await world.services.bookingLists.get(two.booking.id)) };
    const taken = office().updateAttendee(ctx(), { id: one.booking.id, version: 1 }, person);
    await expect(taken).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
    const changed = await office().updateAttendee(
      ctx(),
      { id: one.booking.id },
      { ...person, firstName: 'Carla' },
    );
    expect(changed).toMatchObject({ firstName: 'Carla', version: 2 });
    const { bookingLists } = world.services;
    const page = await bookingLists.page(world.guest(), { search: 'carla' }, NEWEST, { first: 10 });
    expect(page.nodes.map((node) => node.id)).toEqual([one.booking.id]);
  });

  it('takes no seat while it is cancelled, so its attendee may be somebody who has one', async () => {
    const { id } = await makeClass(world);
    const one = await book(world, id, {}, 1);
    const two = await book(world, id, {}, 2);
    await office().cancel(ctx(), { id: one.booking.id, version: 1 });
    const person = { ...(await world.services.bookingLists.get(two.booking.id)) };
    const changed = await office().updateAttendee(ctx(), { id: one.booking.id, version: 2 }, person);
    expect(changed).toMatchObject({ email: person.email, bookingStatus: 'cancelled' });
    const restored = office().restore(ctx(), { id: one.booking.id, version: 3 });
    await expect(restored).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
  });
});
