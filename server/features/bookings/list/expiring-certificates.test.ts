import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { book } from '../../../testing/attendees.js';
import { changeClass, CLASS_DAY, makeClass, makeClassType } from '../../../testing/classes.js';
import { indexForSearch } from '../../../platform/database/search-index.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf } from '../../../testing/statement-plan.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { ClassInstanceEntity } from '../../schedule/classes/class-instance.entity.js';
import { ClassDayEntity } from '../../schedule/days/class-day.entity.js';
import { StudentEntity } from '../../students/student.entity.js';
import { BookingEntity } from '../booking.entity.js';
import { certificateExpiry } from '../attendance/certificate-expiry.rules.js';
import type { BookingFilter } from './booking-list.query.js';

const BY_CLASS = { sort: 'classDate', direction: 'ascending' } as const;
const daysOn = (...dates: string[]) => dates.map((date) => ({ ...CLASS_DAY, date }));

describe.each(DATABASES)('bookings by the expiry of their certificates, on %s,', (kind) => {
  const world = useWorld(kind);

  /** @returns the name and the expiry of each certificate; the count is compared too */
  async function listed(filter: BookingFilter) {
    const page = await world.services.bookingLists.page(world.office(), filter, BY_CLASS, { first: 100 });
    await expect(page.count(1001)).resolves.toBe(page.nodes.length);
    return page.nodes.map(({ firstName, certificateExpiresOn }) => [firstName, certificateExpiresOn]);
  }

  /** Each certificate is named after the last day of its class. */
  async function attend(classTypeId: string, dates: string[], firstName = String(dates.at(-1))) {
    const { id: classId } = await makeClass(world, { classTypeId, days: daysOn(...dates) });
    const person = { firstName: 'Ana', lastName: 'Ruiz', email: `${firstName}@example.com` };
    const { booking } = await book(world, classId, person);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'completed', firstName });
    return { classId, id: booking.id };
  }

  /** Many copies of a booking with its student and class, on days of several years, for the planner of PostgreSQL. */
  async function fill() {
    const number = 'CAST(100000 + n.i AS varchar(8))';
    const date = `CAST(2020 + n.i % 10 AS varchar(4)) || '-' || SUBSTR(CAST(101 + n.i % 12 AS varchar(3)), 2) || '-15'`;
    const copies: [EntityTarget<ObjectLiteral>, Record<string, string>][] = [
      [StudentEntity, { id: number, attendee_key: number }],
      [ClassInstanceEntity, { id: number, last_day_starts_at: `${date} || 'T15:00:00.000Z'` }],
      [ClassDayEntity, { class_instance_id: number, date }],
      [
        BookingEntity,
        { id: number, class_instance_id: number, student_id: number, confirmation_number: number },
      ],
    ];
    await world.database.transaction(world.office(), async (manager) => {
      for (const [entity, changes] of copies) {
        const { tableName, columns } = manager.connection.getMetadata(entity);
        const names = columns.map(({ databaseName }) => databaseName);
        const values = names.map((name) => changes[name] ?? `original."${name}"`);
        await manager.query(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
          INSERT INTO "${tableName}" ("${names.join('", "')}") SELECT ${values.join(', ')} FROM "${tableName}" original, n`);
      }
      if (kind === 'postgres') await manager.query('ANALYZE');
    });
  }

  it('are those of the rule, also at the ends of months and of classes with several days', async () => {
    const lastDays = ['2027-01-27', '2027-01-28', '2027-01-30', '2027-01-31', '2027-02-01', '2027-02-28'];
    const expected: [string, string][] = [];
    for (const months of [1, 11, 12, 13]) {
      const { id } = await makeClassType(world, { certificateMonths: months });
      for (const lastDay of lastDays) {
        await attend(id, lastDay === '2027-01-31' ? ['2027-01-29', lastDay] : [lastDay]);
        expected.push([lastDay, certificateExpiry(lastDay, months)]);
      }
    }
    const dates = [...new Set(expected.map(([, expiry]) => expiry))];
    for (const expiresFrom of dates)
      expect((await listed({ expiresFrom, expiresTo: expiresFrom })).toSorted()).toEqual(
        expected.filter(([, expiry]) => expiry === expiresFrom).toSorted(),
      );
    const after = expected.filter(([, expiry]) => expiry >= '2028-02-28').toSorted();
    expect((await listed({ expiresFrom: '2028-02-28' })).toSorted()).toEqual(after);
    const before = expected.filter(([, expiry]) => expiry <= '2027-02-28').toSorted();
    expect((await listed({ expiresTo: '2027-02-28' })).toSorted()).toEqual(before);
    await expect(listed({ expiresFrom: '2027-03-02', expiresTo: '2027-03-27' })).resolves.toEqual([]);
  });

  it('are none without a validity, without attendance and in a cancelled class', async () => {
    const { id: unlimited } = await makeClassType(world);
    await attend(unlimited, ['2027-01-25']);
    const { id: typeId } = await makeClassType(world, { certificateMonths: 36 });
    const absent = await attend(typeId, ['2027-01-26']);
    await world.change(BookingEntity, { id: absent.id }, { bookingStatus: 'confirmed', isAbsent: true });
    const { classId } = await attend(typeId, ['2027-01-27']);
    await expect(listed({ expiresFrom: '2030-01-01' })).resolves.toEqual([['2027-01-27', '2030-01-27']]);
    await changeClass(world, classId, { status: 'cancelled' });
    await expect(listed({ expiresFrom: '2030-01-01' })).resolves.toEqual([]);
    const all = await listed({});
    expect(all.map(([, expiry]) => expiry)).toEqual([null, null, null]);
  });

  it('leave out a student who has attended a later class of the same type', async () => {
    const { id: typeId } = await makeClassType(world, { certificateMonths: 12 });
    const { id: otherId } = await makeClassType(world, { certificateMonths: 12 });
    const ana = (date: string, type = typeId) => attend(type, [date], 'Ana');
    await ana('2027-01-25');
    await ana('2027-01-26', otherId);
    await attend(typeId, ['2027-02-20'], 'Eva');
    const first = [['Ana', '2028-01-25']];
    const january = { expiresFrom: '2028-01-01', expiresTo: '2028-01-25' };
    await expect(listed(january)).resolves.toEqual(first);
    const renewal = await ana('2027-03-01');
    await expect(listed(january)).resolves.toEqual([]);
    await expect(listed({ expiresFrom: '2028-01-01' })).resolves.toEqual([
      ['Ana', '2028-01-26'],
      ['Eva', '2028-02-20'],
      ['Ana', '2028-03-01'],
    ]);
    await world.change(BookingEntity, { id: renewal.id }, { bookingStatus: 'confirmed' });
    await expect(listed(january)).resolves.toEqual(first);
    await world.change(BookingEntity, { id: renewal.id }, { bookingStatus: 'completed' });
    await changeClass(world, renewal.classId, { status: 'cancelled' });
    await expect(listed(january)).resolves.toEqual(first);
  });

  it('are in the order in which they expire, those of one day by id, in pages without a gap', async () => {
    const { id: yearId } = await makeClassType(world, { certificateMonths: 12 });
    const { id: monthId } = await makeClassType(world, { certificateMonths: 1 });
    const made = [
      ['2028-01-30', yearId, ['2027-01-30']],
      // Both on the last day of a February in a leap year.
      ['2028-02-29', monthId, ['2028-01-31']],
      ['2028-02-29', monthId, ['2028-01-20', '2028-01-30']],
      ['2028-02-28', monthId, ['2028-01-28']],
      ['2027-02-28', monthId, ['2027-01-30']],
      ['2028-01-31', yearId, ['2027-01-31']],
      ['2028-01-29', monthId, ['2027-12-29']],
      ['2027-04-30', monthId, ['2027-03-31']],
      ['2100-02-28', yearId, ['2099-02-28']],
      ['2101-02-28', yearId, ['2100-02-28']],
    ] as const;
    const expected: string[] = [];
    for (const [index, [expiry, typeId, dates]] of made.entries()) {
      const { id } = await attend(typeId, [...dates], `Ana ${index}`);
      expected.push(`${expiry} ${id}`);
    }
    const filter = { expiresFrom: '2027-01-01' };
    for (const [direction, inOrder] of [
      ['ascending', expected.toSorted()],
      ['descending', expected.toSorted().toReversed()],
    ] as const) {
      const order = { sort: 'certificateExpiry', direction } as const;
      const found: string[] = [];
      const starts: string[] = [];
      let after: string | undefined;
      do {
        const page = await world.services.bookingLists.page(world.office(), filter, order, {
          first: 3,
          after,
        });
        found.push(...page.nodes.map(({ id, certificateExpiresOn }) => `${certificateExpiresOn} ${id}`));
        starts.push(page.pageInfo.startCursor ?? '');
        after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
      } while (after !== undefined);
      expect(found).toEqual(inOrder);
      const before = starts[1] ?? '';
      const back = await world.services.bookingLists.page(world.office(), filter, order, {
        first: 3,
        before,
      });
      expect(back.nodes.map(({ id }) => id)).toEqual(inOrder.slice(0, 3).map((text) => text.slice(11)));
      const lines: string[] = [];
      for await (const batch of world.services.bookingLists.all(world.office(), filter, order))
        lines.push(...batch.map(({ id }) => id));
      expect(lines).toEqual(inOrder.map((text) => text.slice(11)));
    }
  });

  it('are in that order among few and many results of a search', async () => {
    const { id: yearId } = await makeClassType(world, { certificateMonths: 12 });
    const { id: monthId } = await makeClassType(world, { certificateMonths: 1 });
    await attend(yearId, ['2027-01-25']);
    await fill();
    await attend(monthId, ['2027-02-25']);
    // Of many results, SQLite scans the list for the page instead of looking up all.
    await indexForSearch(world.office(), world.database, new AbortController().signal);
    const order = { sort: 'certificateExpiry', direction: 'ascending' } as const;
    const search = async (filter: BookingFilter) => {
      const page = await world.services.bookingLists.page(world.office(), filter, order, { first: 100 });
      return page.nodes.map(({ certificateExpiresOn }) => certificateExpiresOn);
    };
    const many = await search({ search: 'ruiz', expiresFrom: '2027-03-20' });
    expect(many).toHaveLength(100);
    expect(many[0]).toBe('2027-03-25');
    expect(new Set(many).size).toBeGreaterThan(2);
    expect(many).toEqual(many.toSorted());
    const few = await search({ search: '2027-02-25', expiresFrom: '2027-03-20' });
    expect(few).toEqual(['2027-03-25']);
  });

  it('are found and counted by the index of class days, and renewals by that of students', async () => {
    const { id } = await makeClassType(world, { certificateMonths: 12 });
    await attend(id, ['2027-01-25']);
    await fill();
    const log = StatementLog.of(world.database.reader);
    const filter = { expiresFrom: '2028-01-01', expiresTo: '2028-03-01' };
    await listed(filter);
    const order = { sort: 'certificateExpiry', direction: 'ascending' } as const;
    const pageAfter = (after?: string) =>
      world.services.bookingLists.page(world.office(), filter, order, { first: 1, after });
    const { pageInfo } = await pageAfter();
    await pageAfter(pageInfo.endCursor ?? '');
    const plans = await Promise.all(
      log.statements.map(async (statement) => (await planOf(world, statement)).join('\n')),
    );
    expect(plans).toHaveLength(4);
    for (const plan of plans) {
      expect(plan).toMatch(/class_day_of_date/);
      expect(plan).toMatch(/booking_student/);
      expect(plan).toMatch(/booking_(seats|attendee_once)/);
    }
  });
});
