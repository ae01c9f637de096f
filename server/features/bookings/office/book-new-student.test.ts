import { book, tally } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { makeStudent, student } from '../../../testing/students.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { StudentEntity } from '../../students/student.entity.js';
import type { PersonInput } from '../../students/person.type.js';
import { BookingEntity } from '../booking.entity.js';
import type { BookNewStudentInput } from './office-booking.input.js';

function person(index: number): PersonInput {
  const { sendEmail: _, ...rest } = student({}, index);
  return rest;
}

describe.each(DATABASES)('a new student whom the office adds and books in one step, on %s,', (kind) => {
  const world = useWorld(kind);
  const office = () => world.office(undefined, { requestId: 'call' });
  const students = () => world.stored(StudentEntity).find();

  function bookNew(classInstanceId: string, changes: Partial<BookNewStudentInput> = {}, index = 1) {
    const form = { bookingDate: '2027-01-10', paymentStatus: 'paid', amountCents: 5_000 } as const;
    return world.services.officeBookings.createForNew(office(), {
      ...form,
      classInstanceId,
      student: person(index),
      ...changes,
    });
  }

  it('gets a student record, a seat with the office’s amount, and a confirmation mail', async () => {
    const { id } = await makeClass(world);
    const { booking, isNew, recordDifferences } = await bookNew(id, { notes: 'Called on Monday.' });
    expect(isNew).toBe(true);
    expect(recordDifferences).toEqual([]);
    expect(booking).toMatchObject({
      firstName: 'José',
      lastName: 'Peña 1',
      amountCents: 5_000,
      paymentStatus: 'paid',
      bookingStatus: 'confirmed',
      notes: 'Called on Monday.',
      classInstance: { id },
    });
    const [known, ...others] = await students();
    expect(others).toEqual([]);
    expect(known).toMatchObject({ id: booking.studentId, email: 'jose.pena1@example.com', version: 1 });
    const messages = await world.stored(OutboxMessageEntity).find();
    expect(messages.map(({ template }) => template).toSorted()).toEqual([
      'booking.confirmation',
      'booking.reminderMail',
    ]);
    const audited = await world.stored(AuditEntryEntity).findBy({ requestId: 'call' });
    expect(audited.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual([
      ['booking.created', booking.id],
      ['student.created', booking.studentId],
    ]);
  });

  it('is not stored if the class has no seat left', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    await bookNew(id, {}, 1);
    await expect(bookNew(id, {}, 2)).rejects.toMatchObject({ code: 'CLASS_FULL' });
    const past = await makeClass(world, { status: 'completed' });
    await expect(bookNew(past.id, {}, 3)).rejects.toMatchObject({ code: 'CLASS_NOT_BOOKABLE' });
    await expect(bookNew('nowhere', {}, 4)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await students()).map(({ email }) => email)).toEqual(['jose.pena1@example.com']);
  });

  it('is the student on record with that email and name, whose record does not change', async () => {
    const { id } = await makeClass(world);
    const known = await makeStudent(world, { phone: '(435) 555-0120', sendEmail: false }, 1);
    const said = { ...person(1), firstName: 'JOSÉ', phone: '(801) 555-0177' };
    const { booking, recordDifferences } = await bookNew(id, { student: said });
    expect(booking).toMatchObject({ studentId: known.id, phone: '(801) 555-0177' });
    expect(recordDifferences).toEqual(['phone']);
    expect(await students()).toMatchObject([{ id: known.id, firstName: 'José', phone: '(435) 555-0120' }]);
    await expect(bookNew(id)).rejects.toMatchObject({ code: 'ALREADY_BOOKED' });
  });

  it('is added and booked once per idempotency key', async () => {
    const { id } = await makeClass(world);
    const first = await bookNew(id, { idempotencyKey: 'form' });
    await expect(bookNew(id, { idempotencyKey: 'form' })).resolves.toEqual({ ...first, isNew: false });
    const other = bookNew(id, { idempotencyKey: 'form', student: { ...person(1), phone: '(801) 555-0177' } });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(world.stored(BookingEntity).count()).resolves.toBe(1);
    expect(await students()).toHaveLength(1);
  });

  it('competes with guests for the last seats under the same lock', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    const all = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((index) => [
      bookNew(id, {}, index),
      book(world, id, {}, index),
    ]);
    expect(tally(await Promise.allSettled(all))).toEqual({ booked: 3, CLASS_FULL: 13 });
    expect(await students()).toHaveLength(3);
  });
});
