import { setTimeout as sleep } from 'node:timers/promises';
import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from '../../testing/crews.js';
import { StatementLog } from '../../testing/statement-log.js';
import { makeStudent, student } from '../../testing/students.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { StudentComparisonEntity } from './student-comparison.entity.js';
import { StudentEntity } from './student.entity.js';

describe.each(DATABASES)('possible duplicates on %s', (kind) => {
  const world = useWorld(kind);
  const duplicates = () => world.services.studentDuplicates;
  const compare = () => duplicates().compareNew(world.guest(), new AbortController().signal);
  const pairs = async (studentId?: string) =>
    (await duplicates().page(studentId, { first: 50 })).nodes.map(({ one, other, reasons }) => ({
      who: [one.firstName, other.firstName],
      reasons,
    }));
  const wait = (minutes = 5) => world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * 60_000));
  /** A student who has nothing in common with others. */
  const stranger = (index: number) => ({
    firstName: `Ana ${index}`,
    lastName: `Cruz ${index}`,
    phone: `(435) 555-${1000 + index}`,
  });

  it('are found by email, phone and name, those with most in common first', async () => {
    await makeStudent(world, { ...stranger(1), email: 'one@example.com' }, 1);
    await makeStudent(world, { firstName: 'José', lastName: 'Peña', phone: '(801) 555-0117' }, 2);
    wait();
    await makeStudent(world, { ...stranger(2), email: 'ONE@example.com' }, 3);
    await makeStudent(world, { firstName: 'Pena', lastName: 'Jose', phone: '+18015550117' }, 4);
    await compare();
    expect(await pairs()).toEqual([
      { who: ['José', 'Pena'], reasons: ['phone', 'name'] },
      { who: ['Ana 1', 'Ana 2'], reasons: ['email'] },
    ]);
  });

  it('are listed for one student, and in pages', async () => {
    const people = [];
    for (let index = 1; index <= 6; index += 1)
      people.push(await makeStudent(world, { ...stranger(Math.ceil(index / 2)) }, index));
    await compare();
    const [first] = people;
    if (!first) throw new Error('some were made');
    expect(await pairs(first.id)).toHaveLength(1);
    const page = await duplicates().page(undefined, { first: 2 });
    expect(page.nodes).toHaveLength(2);
    await expect(page.totalCount).resolves.toBe(3);
    const after = page.pageInfo.endCursor;
    if (after === null) throw new Error('a page ends somewhere');
    const next = await duplicates().page(undefined, { first: 2, after });
    expect(next.nodes).toHaveLength(1);
    expect(next.pageInfo.hasNextPage).toBe(false);
  });

  it('are not suggested after they are dismissed, and again after that is undone', async () => {
    const { id } = await makeStudent(world, { ...stranger(1) }, 1);
    await makeStudent(world, { ...stranger(1) }, 2);
    await compare();
    const [pair] = (await duplicates().page(undefined, { first: 1 })).nodes;
    if (!pair) throw new Error('a pair was found');
    await duplicates().dismiss(world.guest(), pair.id);
    wait();
    const changed = { ...student({ ...stranger(1), companyName: 'Elsewhere' }, 1), id };
    await world.services.students.update(world.guest(), { id, version: 1 }, changed);
    await compare();
    expect(await pairs()).toEqual([]);
    await duplicates().restore(world.guest(), pair.id);
    expect(await pairs()).toHaveLength(1);
    const actions = (await world.stored(AuditEntryEntity).find()).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['student.duplicateDismissed', 'student.duplicateRestored']),
    );
    await expect(duplicates().dismiss(world.guest(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are removed with the shared properties, or with a deleted student', async () => {
    const one = await makeStudent(world, { ...stranger(1) }, 1);
    const other = await makeStudent(world, { ...stranger(1) }, 2);
    await compare();
    await world.services.students.update(world.guest(), one, student({ ...stranger(7) }, 1));
    await compare();
    expect(await pairs()).toEqual([]);
    await world.services.students.update(world.guest(), other, student({ ...stranger(7) }, 2));
    await compare();
    expect(await pairs()).toHaveLength(1);
    await world.services.students.remove(world.guest(), other.id);
    expect(await pairs()).toEqual([]);
    await world.services.students.restore(world.guest(), other.id);
    await compare();
    expect(await pairs()).toHaveLength(1);
  });

  it('do not arise from data that change during the comparison', async () => {
    const { id } = await makeStudent(world, { ...stranger(1) }, 1);
    await makeStudent(world, { ...stranger(1) }, 2);
    let compared: Promise<void> = Promise.resolve();
    await world.database.transaction(world.guest(), async (manager) => {
      await manager.update(StudentEntity, { id }, stranger(7));
      compared = compare();
      // The search has compared them before it waits for this transaction.
      await sleep(500);
    });
    await compared;
    expect(await pairs()).toEqual([]);
  });

  it('do not include workers of a company who share its email', async () => {
    const email = 'office@roofing.example';
    for (let index = 1; index <= 6; index += 1)
      await makeStudent(world, { ...stranger(index), email }, index);
    await compare();
    expect(await pairs()).toEqual([]);
  });

  it('do not include members of a crew with the email of its contact, except those with similar names', async () => {
    const named = (firstName: string, lastName: string) => crewMember(1, { firstName, lastName });
    const crew = [named('Juan', 'Ortega'), named('Pedro', 'Ortega'), named('Joel', 'Vigil')];
    const { id } = await makeClass(world);
    await bookCrew(world, id, 0, { attendees: [...crew, named('Juan Luis', 'Ortega')] });
    await expect(world.stored(StudentEntity).countBy({ email: CREW_CONTACT.email })).resolves.toBe(4);
    await compare();
    const found = await pairs();
    expect(found.map(({ who, reasons }) => [who.toSorted(), reasons])).toEqual([
      [['Juan', 'Juan Luis'], ['email']],
    ]);
  });

  it('include people with one email who have booked by themselves, or no longer have a seat in the crew', async () => {
    const { id } = await makeClass(world);
    const person = { email: CREW_CONTACT.email, phone: undefined };
    await book(world, id, { ...person, firstName: 'Bob', lastName: 'Hill' });
    await book(world, id, { ...person, firstName: 'Robert', lastName: 'Hill' });
    await compare();
    expect((await pairs()).map(({ who }) => who.toSorted())).toEqual([['Bob', 'Robert']]);
    const email = 'other@example.com';
    const contact = Object.assign(crewOf(id, 0).contact, { email });
    const attendees = ['Ana', 'Eva'].map((firstName) => crewMember(1, { firstName }));
    await bookCrew(world, id, 0, { contact, attendees });
    await world.change(BookingEntity, { email, firstName: 'Eva' }, { bookingStatus: 'cancelled' });
    await compare();
    expect((await pairs()).map(({ who }) => who.toSorted())).toContainEqual(['Ana', 'Eva']);
  });

  it('are searched only among students added or changed since', async () => {
    await makeStudent(world, { ...stranger(1) }, 1);
    wait();
    await compare();
    const mark = await world.stored(StudentComparisonEntity).find();
    expect(mark).toHaveLength(1);
    await makeStudent(world, { ...stranger(1) }, 2);
    await compare();
    expect(await pairs()).toHaveLength(1);
    // A student of the last minute may not be the last one of it.
    await expect(world.stored(StudentComparisonEntity).find()).resolves.toEqual(mark);
  });

  it('need as many statements for many students as for few', async () => {
    const make = async (from: number, to: number) => {
      for (let index = from; index <= to; index += 1)
        await makeStudent(world, { ...stranger(Math.ceil(index / 2)) }, index);
      wait();
    };
    const log = StatementLog.of(await world.database.readLong(() => Promise.resolve(world.database.reader)));
    await make(1, 2);
    const few = await log.count(compare);
    expect(few).toBeGreaterThan(3);
    await make(3, 40);
    expect(await log.count(compare)).toBe(few);
  });
});
