import { In } from 'typeorm';
import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import { makeStudent, student } from '../../testing/students.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { findStudentsByAttendeeKey } from '../students/booked-student.store.js';
import { storedPerson } from '../students/stored-person.rules.js';
import { StudentAliasEntity } from '../students/student-alias.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import type { Student } from '../students/student.type.js';
import { BOTH_SEATED, NOT_UNDONE } from './merge.texts.js';
import { MergeStudentsInput } from './student-merge.input.js';

describe.each(DATABASES)('merging two students on %s', (kind) => {
  const world = useWorld(kind);
  const merges = () => world.services.studentMerges;
  const inputOf = (kept: Student, merged: Student, changes: Partial<MergeStudentsInput> = {}) =>
    Object.assign(new MergeStudentsInput(), {
      keptId: kept.id,
      keptVersion: kept.version,
      mergedId: merged.id,
      mergedVersion: merged.version,
      taken: [],
      keepsBothSeats: false,
      ...changes,
    });
  const merge = (kept: Student, merged: Student, changes: Partial<MergeStudentsInput> = {}) =>
    merges().merge(world.office(), inputOf(kept, merged, changes));
  const byStudent = async (studentId: string) =>
    (await world.stored(BookingEntity).findBy({ studentId })).map(({ id }) => id).sort();
  const wait = (hours = 1) => world.clock.moveTo(new Date(world.clock.now().getTime() + hours * HOUR_MS));
  const day = (date: string) => ({ days: [{ ...CLASS_DAY, date }] });

  const asGuest = (person: Student) => ({
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
  });

  /** Two student records for José, each with a booking of another class. */
  async function joses() {
    const kept = await makeStudent(world, { firstName: 'José', lastName: 'Peña' }, 1);
    wait();
    const merged = await makeStudent(world, { firstName: 'Jose', lastName: 'Pena', phone: '8015550100' }, 2);
    const { id: classTypeId } = await makeClassType(world);
    const one = await makeClass(world, { classTypeId, ...day('2027-02-01') });
    const other = await makeClass(world, { classTypeId, ...day('2027-02-08') });
    const first = (await book(world, one.id, asGuest(kept))).booking;
    const second = (await book(world, other.id, asGuest(merged))).booking;
    return { kept, merged, one, other, classTypeId, first, second };
  }

  it('moves the bookings, takes over the selected values, and audits both students', async () => {
    const { kept, merged, first, second } = await joses();
    const done = await merge(kept, merged, { taken: ['phone'] });
    expect(done).toMatchObject({ mergedName: 'Jose Pena', bookingCount: 1 });
    expect(done.student).toMatchObject({
      id: kept.id,
      firstName: 'José',
      email: kept.email,
      phone: '8015550100',
      version: 2,
    });
    expect(await byStudent(kept.id)).toEqual([first.id, second.id].sort());
    // The attendees keep their own copies.
    const moved = await world.stored(BookingEntity).findOneByOrFail({ id: second.id });
    expect(moved).toMatchObject({ firstName: 'Jose', email: merged.email, version: 1 });
    // An old link leads to the remaining student.
    await expect(world.services.students.get(merged.id)).resolves.toMatchObject({ id: kept.id });
    await expect(world.services.students.restore(world.office(), merged.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const audit = await world.stored(AuditEntryEntity).findBy({ subjectId: In([kept.id, merged.id]) });
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['student.merged', 'student.mergedInto']),
    );
  });

  it('assigns bookings with the data of either student to the one that was kept, also after a second merge', async () => {
    const { kept, merged, classTypeId } = await joses();
    const { student: now } = await merge(kept, merged, { taken: ['email', 'lastName'] });
    const third = await makeClass(world, { classTypeId, ...day('2027-02-15') });
    const fourth = await makeClass(world, { classTypeId, ...day('2027-02-22') });
    await book(world, third.id, asGuest(kept));
    const again = await makeStudent(world, { firstName: 'Pepe', lastName: 'Peña' }, 9);
    await merge(again, now);
    await book(world, fourth.id, asGuest(merged));
    expect(await byStudent(again.id)).toHaveLength(4);
    await expect(world.services.students.get(merged.id)).resolves.toMatchObject({ id: again.id });
  });

  it('is undone exactly, each time it is repeated, and only once each time', async () => {
    const { kept, merged, first, second } = await joses();
    const people = () => world.stored(StudentEntity).find({ order: { id: 'ASC' } });
    const before = await people();
    let seen = { kept, merged };
    for (const round of [1, 2]) {
      const done = await merge(seen.kept, seen.merged, {
        taken: ['firstName', 'lastName', 'email', 'phone'],
      });
      wait();
      await expect(merges().undoableInto(world.office(), kept.id)).resolves.toMatchObject([{ id: done.id }]);
      await merges().undo(world.office(), done.id);
      const after = await people();
      expect(after).toEqual(
        before.map((row) => ({ ...row, version: 1 + round * 2, updatedAt: world.clock.now() })),
      );
      expect(await byStudent(kept.id)).toEqual([first.id]);
      expect(await byStudent(merged.id)).toEqual([second.id]);
      await expect(world.stored(StudentAliasEntity).count()).resolves.toBe(0);
      await expect(merges().undoableInto(world.office(), kept.id)).resolves.toEqual([]);
      await expect(merges().undo(world.office(), done.id)).rejects.toMatchObject({ code: 'CONFLICT' });
      const [one, other] = [kept, merged].map(({ id }) => after.find((row) => row.id === id));
      if (one && other) seen = { kept: one, merged: other };
    }
  });

  it('is not undone after the student was edited or booked, nor after a day', async () => {
    const edited = await joses();
    const first = await merge(edited.kept, edited.merged);
    await world.services.students.update(world.office(), first.student, student({ firstName: 'Joseph' }, 1));
    await expect(merges().undo(world.office(), first.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { message: NOT_UNDONE.changed },
    });
    const { kept, merged, classTypeId } = await booked();
    const second = await merge(kept, merged);
    const third = await makeClass(world, { classTypeId, ...day('2027-03-01') });
    await book(world, third.id, asGuest(merged));
    await expect(merges().undo(world.office(), second.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    const one = await makeStudent(world, {}, 21);
    const other = await makeStudent(world, {}, 22);
    const late = await merge(one, other);
    wait(25);
    await expect(merges().undoableInto(world.office(), one.id)).resolves.toEqual([]);
    await expect(merges().undo(world.office(), late.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  async function booked() {
    const kept = await makeStudent(world, {}, 11);
    const merged = await makeStudent(world, {}, 12);
    const { id: classTypeId } = await makeClassType(world, { name: 'Scaffolding' });
    const { id } = await makeClass(world, { classTypeId, ...day('2027-02-16') });
    await book(world, id, asGuest(merged));
    return { kept, merged, classTypeId };
  }

  it('reports classes where both have a seat, and keeps both bookings only if requested', async () => {
    const { kept, merged, one, first } = await joses();
    const twice = (await book(world, one.id, asGuest(merged))).booking;
    const preview = await merges().preview(kept.id, merged.id);
    expect(preview.sharedSeats).toMatchObject([{ one: { id: first.id }, other: { id: twice.id } }]);
    expect(preview).toMatchObject({ one: { bookingCount: 1 }, other: { bookingCount: 2 } });
    await expect(merge(kept, merged)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { keepsBothSeats: BOTH_SEATED } },
    });
    expect(await byStudent(merged.id)).toHaveLength(2);
    await merge(kept, merged, { keepsBothSeats: true });
    const seats = await world.services.bookingLists.listSeatTaking([one.id]);
    expect(seats.get(one.id)?.map(({ studentId }) => studentId)).toEqual([kept.id, kept.id]);
  });

  it('ignores cancelled seats', async () => {
    const { kept, merged, one } = await joses();
    const { id } = (await book(world, one.id, asGuest(merged))).booking;
    await world.services.officeBookings.cancel(world.office(), { id, version: 1 });
    await expect(merge(kept, merged)).resolves.toMatchObject({ bookingCount: 2 });
  });

  it('does not change an account of either email, and reports that there is one', async () => {
    await world.makeAccount('luis@example.com', ADMIN.password, 'client');
    const kept = await makeStudent(world, {}, 1);
    const merged = await makeStudent(world, { email: 'Luis@example.com' }, 2);
    const account = await world.stored(AccountEntity).findOneByOrFail({ email: 'luis@example.com' });
    expect(await merges().preview(kept.id, merged.id)).toMatchObject({
      one: { hasAccount: false },
      other: { hasAccount: true },
    });
    await merge(kept, merged, { taken: ['email'] });
    await expect(world.stored(AccountEntity).findOneByOrFail({ id: account.id })).resolves.toEqual(account);
  });

  it.each([
    ['is not confirmed', { confirmedAt: null }],
    ['is disabled', { disabledAt: new Date('2027-01-01T00:00:00.000Z') }],
  ])('reports no account that %s, because nobody can log in to it', async (_what, changes) => {
    await world.makeAccount('luis@example.com', ADMIN.password, 'client');
    await world.change(AccountEntity, { email: 'luis@example.com' }, changes);
    const kept = await makeStudent(world, {}, 1);
    const merged = await makeStudent(world, { email: 'luis@example.com' }, 2);
    await expect(merges().preview(kept.id, merged.id)).resolves.toMatchObject({
      other: { hasAccount: false },
    });
  });

  it('changes nothing if a student has changed since, is deleted, or both are the same', async () => {
    const { kept, merged } = await joses();
    await expect(merge(kept, { ...merged, version: 7 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(merge({ ...kept, version: 7 }, merged)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(merge(kept, kept)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(merges().preview(kept.id, kept.id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await world.services.students.remove(world.office(), merged.id);
    await expect(merge(kept, merged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merges().preview(kept.id, merged.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merges().undo(world.office(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await byStudent(merged.id)).toHaveLength(1);
  });

  it('loses no concurrent booking, in either order', async () => {
    const { kept, merged, classTypeId } = await joses();
    const { id } = await makeClass(world, { classTypeId, ...day('2027-02-23'), maxAttendees: 30 });
    const person = storedPerson({ ...merged, phone: null, companyName: null });
    // Found as the student of a booking that is not written yet.
    let goOn = (): void => undefined;
    const isFound = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let tellFound = (): void => undefined;
    const found = new Promise<void>((resolve) => {
      tellFound = resolve;
    });
    const holding = world.database.transaction(world.guest(), async (manager) => {
      const knownStudents = await findStudentsByAttendeeKey(manager, [person.attendeeKey]);
      tellFound();
      await isFound;
      return knownStudents.get(person.attendeeKey);
    });
    await found;
    const merging = merge(kept, merged);
    const late = book(world, id, asGuest(merged));
    goOn();
    await expect(holding).resolves.toBe(merged.id);
    const [, { booking }] = await Promise.all([merging, late]);
    expect(await byStudent(kept.id)).toContain(booking.id);
    expect(await byStudent(merged.id)).toEqual([]);
  });

  it('leaves every booking with an existing student during concurrent bookings and merges', async () => {
    const { kept, merged, classTypeId } = await joses();
    const classes = [];
    for (const date of ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'])
      classes.push(await makeClass(world, { classTypeId, ...day(date) }));
    const guests = classes.map(({ id }) => book(world, id, asGuest(merged)));
    const results = await Promise.allSettled([
      ...guests,
      merge(kept, merged),
      merge(merged, kept),
      ...classes.map(({ id: classInstanceId }) =>
        world.services.officeBookings.create(world.office(), {
          studentId: kept.id,
          classInstanceId,
          paymentStatus: 'pending',
          amountCents: 0,
          bookingDate: '2027-01-11',
        }),
      ),
    ]);
    expect(results.slice(4, 6).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.slice(0, 4).every(({ status }) => status === 'fulfilled')).toBe(true);
    const rows = await world.stored(BookingEntity).find({ relations: { student: true } });
    expect(rows.filter((row) => row.student.deletedAt !== null)).toEqual([]);
    const living = rows.map((row) => row.studentId);
    expect(new Set(living).size).toBe(1);
  });

  it('executes as many statements for many bookings as for one', async () => {
    const { classTypeId } = await joses();
    const log = await world.database.transaction(world.guest(), ({ connection }) =>
      Promise.resolve(StatementLog.of(connection)),
    );
    const pair = async (index: number, bookings: number) => {
      const one = await makeStudent(world, {}, index);
      const other = await makeStudent(world, {}, index + 1);
      for (let each = 1; each <= bookings; each += 1) {
        const made = await makeClass(world, { classTypeId, ...day(`2027-04-${String(each + 9)}`) });
        await book(world, made.id, asGuest(other));
      }
      return log.count(() => merge(one, other));
    };
    const few = await pair(50, 1);
    expect(await pair(60, 6)).toBe(few);
  });
});
