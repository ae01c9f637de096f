import { makeStudent, student } from '../../testing/students.js';
import { book } from '../../testing/attendees.js';
import { rowsOf } from '../../testing/rows-of.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld, type World } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { StudentFilter, StudentOrder } from './student-list.query.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';

const BY_NAME = { sort: 'name', direction: 'ascending' } as const;

async function found(world: World, search?: string): Promise<string[]> {
  const { nodes } = await world.services.students.page({ search }, BY_NAME, { first: 100 });
  return nodes.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

describe.each(DATABASES)('the students of the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const ctx = () => world.guest();

  it('are stored as entered, and get a welcome mail unless the office disables it', async () => {
    const made = await makeStudent(world, {}, 1);
    const { sendEmail: _sendEmail, ...person } = student({}, 1);
    expect(made).toMatchObject({ ...person, version: 1, deletedAt: null });
    await makeStudent(world, { sendEmail: false }, 2);
    const queued = await world.stored(OutboxMessageEntity).find();
    expect(queued).toMatchObject([{ template: 'student.welcome', recipient: made.email }]);
    expect(JSON.parse(queued[0]?.payload ?? '')).toEqual({ studentId: made.id });
  });

  it('are found by name or email, ignoring accents and letter case, and not by their company', async () => {
    await makeStudent(world, { firstName: 'José', lastName: 'Núñez' }, 1);
    await makeStudent(world, { firstName: 'Ana', lastName: 'O’Neil', email: '100%_steel@example.com' }, 2);
    await expect(found(world, 'jose nunez')).resolves.toEqual(['José Núñez']);
    await expect(found(world, 'NÚÑEZ José')).resolves.toEqual(['José Núñez']);
    await expect(found(world, 'pena1@example')).resolves.toEqual(['José Núñez']);
    await expect(found(world, 'steel neil')).resolves.toEqual(['Ana O’Neil']);
    await expect(found(world, 'red rock')).resolves.toEqual([]);
    await expect(found(world, '%')).resolves.toEqual(['Ana O’Neil']);
    await expect(found(world, '_')).resolves.toEqual(['Ana O’Neil']);
    await expect(found(world, 'nobody')).resolves.toEqual([]);
    await expect(found(world, '   ')).resolves.toHaveLength(2);
  });

  it('are found by phone in any format, within a company too', async () => {
    await makeStudent(world, { lastName: 'Ruiz', phone: '435.555.7788 ext. 2', companyName: 'Acme' }, 1);
    await makeStudent(world, { lastName: 'Sosa', phone: '+1 (435) 555-7788', companyName: undefined }, 2);
    await makeStudent(world, { lastName: 'Vega', phone: '801 555 0000' }, 3);
    for (const search of ['(435) 555-7788', '4355557788', '555-7788', '7788', '435'])
      await expect(found(world, search)).resolves.toEqual(['José Ruiz', 'José Sosa']);
    for (const search of ['(435) 555-7788', '7788']) {
      const filter = { search, companyName: 'acme' };
      const { nodes } = await world.services.students.page(filter, BY_NAME, { first: 9 });
      expect(nodes.map(({ lastName }) => lastName)).toEqual(['Ruiz']);
    }
  });

  it('are found by a part of their company’s name, even after it has changed', async () => {
    const { id, version } = await makeStudent(
      world,
      { lastName: 'Ruiz', companyName: 'Construcción PEÑA' },
      1,
    );
    await makeStudent(world, { lastName: 'Peña', companyName: 'Red Rock Drilling' }, 2);
    await makeStudent(world, { lastName: 'Alone', companyName: undefined }, 3);
    const named = async (filter: StudentFilter) => {
      const { nodes, totalCount } = await world.services.students.page(filter, BY_NAME, { first: 9 });
      expect(await totalCount).toBe(nodes.length);
      return nodes.map(({ lastName }) => lastName);
    };
    await expect(named({ companyName: 'peña' })).resolves.toEqual(['Ruiz']);
    await expect(named({ companyName: 'CONSTRUCC' })).resolves.toEqual(['Ruiz']);
    await expect(named({ companyName: 'drilling rock', search: 'pena' })).resolves.toEqual(['Peña']);
    await expect(named({ companyName: 'rock', search: 'ruiz' })).resolves.toEqual([]);
    const moved = student({ lastName: 'Ruiz', companyName: 'Älvdal' }, 1);
    await world.services.students.update(ctx(), { id, version }, moved);
    await expect(named({ companyName: 'pena' })).resolves.toEqual([]);
    await expect(named({ companyName: 'alvdal' })).resolves.toEqual(['Ruiz']);
  });

  it('are listed by last name, in pages without a gap, whatever their names', async () => {
    for (const [index, lastName] of ['b|b', 'a', 'Á', 'b|b', '|', 'z'].entries()) {
      await makeStudent(world, { lastName }, index);
    }
    const { batches, total } = await world.services.students.list({}, BY_NAME, {});
    const rows = await rowsOf(batches);
    expect(total).toBe(6);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await world.services.students.page({}, BY_NAME, { first: 2, after });
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
    } while (after !== undefined);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('are sorted without regard to letter case and accents', async () => {
    for (const [index, lastName] of ['Zúñiga', 'de la Cruz', 'Ávila', 'Avery', 'Brown'].entries()) {
      await makeStudent(world, { lastName, email: `person${9 - index}@example.com` }, index);
    }
    const names = async (order: StudentOrder) =>
      (await world.services.students.page({}, order, { first: 9 })).nodes.map(({ lastName }) => lastName);
    const sorted = ['Avery', 'Ávila', 'Brown', 'de la Cruz', 'Zúñiga'];
    await expect(names(BY_NAME)).resolves.toEqual(sorted);
    await expect(names({ ...BY_NAME, direction: 'descending' })).resolves.toEqual(sorted.toReversed());
    await expect(names({ sort: 'email', direction: 'ascending' })).resolves.toEqual([
      'Brown',
      'Avery',
      'Ávila',
      'de la Cruz',
      'Zúñiga',
    ]);
  });

  it('are found by their company, and by the classes they have a seat in', async () => {
    const soon = await makeClass(world, { days: [CLASS_DAY] });
    const later = await makeClass(world, { days: [{ ...CLASS_DAY, date: '2027-02-01' }] });
    await book(world, soon.id, { lastName: 'Soon', companyName: 'Red Rock' }, 1);
    await book(world, later.id, { lastName: 'Later' }, 2);
    const { booking } = await book(world, soon.id, { lastName: 'Cancelled' }, 3);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    await makeStudent(world, { lastName: 'Nowhere' }, 4);
    const named = async (filter: StudentFilter) => {
      const { nodes, totalCount } = await world.services.students.page(filter, BY_NAME, { first: 9 });
      expect(await totalCount).toBe(nodes.length);
      return nodes.map(({ lastName }) => lastName);
    };
    expect(await named({ company: ' red rock ' })).toEqual(['Soon']);
    expect(await named({ classTypeId: soon.classType.id })).toEqual(['Soon']);
    expect(await named({ classFrom: '2027-01-26' })).toEqual(['Later']);
    expect(await named({ classFrom: CLASS_DAY.date, classTo: CLASS_DAY.date })).toEqual(['Soon']);
    expect(await named({ classTo: '2027-02-01' })).toEqual(['Later', 'Soon']);
  });

  it('are returned in a window for REST, with or without a limit', async () => {
    for (let index = 1; index <= 4; index += 1) await makeStudent(world, {}, index);
    const names = async (window: object) =>
      (await rowsOf((await world.services.students.list({}, BY_NAME, window)).batches)).map(
        ({ lastName }) => lastName,
      );
    await expect(names({ limit: 2 })).resolves.toEqual(['Peña 1', 'Peña 2']);
    await expect(names({ limit: 2, offset: 3 })).resolves.toEqual(['Peña 4']);
    await expect(names({ offset: 2 })).resolves.toEqual(['Peña 3', 'Peña 4']);
    await expect(names({ limit: 0 })).resolves.toEqual([]);
  });

  it('are replaced as a whole, while their bookings keep the attendee as booked', async () => {
    const { id } = await makeClass(world);
    const { booking } = await book(world, id);
    const { studentId } = await world.services.bookingLists.get(booking.id);
    const changes = { firstName: 'Mariana', phone: undefined, companyName: undefined };
    const changed = await world.services.students.update(
      ctx(),
      { id: studentId, version: 1 },
      student(changes),
    );
    expect(changed).toMatchObject({ firstName: 'Mariana', phone: null, companyName: null, version: 2 });
    await expect(found(world, 'mariana')).resolves.toHaveLength(1);
    await expect(found(world, 'munoz')).resolves.toEqual([]);
    await expect(world.services.bookingLists.get(booking.id)).resolves.toMatchObject({
      firstName: 'María',
    });
  });

  it('are changed by one of two concurrent editors; the other gets a conflict', async () => {
    const { id } = await makeStudent(world);
    const edits = ['Ana', 'Beto'].map((firstName) =>
      world.services.students.update(ctx(), { id, version: 1 }, student({ firstName })),
    );
    const results = await Promise.allSettled(edits);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    });
    await expect(world.services.students.update(ctx(), { id }, student())).resolves.toMatchObject({
      version: 3,
    });
  });

  it('are excluded from lists and search when deleted, and included again when restored', async () => {
    const { id } = await makeStudent(world);
    await world.services.students.remove(ctx(), id);
    await expect(found(world)).resolves.toEqual([]);
    await expect(world.services.students.get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.services.students.update(ctx(), { id }, student())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await world.services.students.restore(ctx(), id);
    await expect(found(world)).resolves.toEqual(['José Peña 1']);
    const { version } = await world.services.students.get(id);
    await expect(world.services.students.restore(ctx(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.services.students.get(id)).resolves.toMatchObject({ version });
    const actions = await world.stored(AuditEntryEntity).findBy({ subjectId: id });
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'student.created',
      'student.deleted',
      'student.restored',
    ]);
  });
});
