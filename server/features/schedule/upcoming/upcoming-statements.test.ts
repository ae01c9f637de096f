import { randomUUID } from 'node:crypto';
import { book } from '../../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../../testing/classes.js';
import { UPCOMING_CLASSES } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { DATABASES, type World } from '../../../testing/world.js';
import { ClassDayEntity } from '../days/class-day.entity.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';

/** One class created by the office, and copies of its rows. */
async function makeClasses(world: World, count: number): Promise<string[]> {
  const days = [CLASS_DAY, { ...CLASS_DAY, date: '2027-01-26' }];
  const { id } = await makeClass(world, { days });
  const made = await world.stored(ClassInstanceEntity).findOneByOrFail({ id });
  const itsDays = await world.stored(ClassDayEntity).findBy({ classInstanceId: id });
  const copies = Array.from({ length: count - 1 }, () => ({ ...made, id: randomUUID() }));
  await world.database.transaction(world.guest(), async (manager) => {
    await manager.insert(ClassInstanceEntity, copies);
    const copiedDays = copies.flatMap((copy) => itsDays.map((day) => ({ ...day, classInstanceId: copy.id })));
    await manager.insert(ClassDayEntity, copiedDays);
  });
  return [id, ...copies.map((copy) => copy.id)];
}

describe.each(DATABASES)('the list of upcoming classes, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it.each([
    ['REST', () => site.rest('GET', '/class-instances/upcoming/public')],
    ['GraphQL', () => site.graphql(UPCOMING_CLASSES, { first: 100 })],
  ])(
    'executes the same number of statements for one class as for a hundred, through %s',
    async (_transport, ask) => {
      const log = StatementLog.of(world.database.reader);
      const [first = ''] = await makeClasses(world, 1);
      await book(world, first);
      const forOne = await log.count(ask);
      const more = await makeClasses(world, 99);
      for (const id of more.slice(0, 10)) await book(world, id);
      const forHundred = await log.count(ask);
      expect(forHundred).toBe(forOne);
      expect(forHundred).toBeGreaterThan(0);
      expect(forHundred).toBeLessThanOrEqual(3);
    },
  );

  it('executes no statement for the total unless it is requested', async () => {
    const log = StatementLog.of(world.database.reader);
    const count = await log.count(() => site.graphql('{ upcomingClasses { nodes { id } } }'));
    expect(count).toBeLessThanOrEqual(2);
    expect(log.statements.some(({ sql }) => /COUNT\(DISTINCT|COUNT\(1\)/i.test(sql))).toBe(false);
  });
});

describe('the query plan of the list of upcoming classes on sqlite', () => {
  const { site, world } = useSite('sqlite');

  it('uses indexes for classes, seats and days', async () => {
    const ids = await makeClasses(world, 3);
    await book(world, ids[0] ?? '');
    const log = StatementLog.of(world.database.reader);
    await site.rest('GET', '/class-instances/upcoming/public');
    const asked = [...log.statements];
    expect(asked).not.toEqual([]);
    for (const { sql, parameters } of asked) {
      const plan: { detail: string }[] = await world.database.reader.query(
        `EXPLAIN QUERY PLAN ${sql}`,
        parameters,
      );
      const scans = plan.map(({ detail }) => detail).filter((detail) => /^SCAN (?!type\b)/.test(detail));
      expect(scans).toEqual([]);
    }
  });
});

describe('the list of upcoming classes on postgres', () => {
  const { site, world } = useSite('postgres');

  it('prepares its statements once, however many classes there are', async () => {
    const kept = async (): Promise<string[]> => {
      const rows: { statement: string }[] = await world.database.reader.query(
        'SELECT statement FROM pg_prepared_statements ORDER BY statement',
      );
      return rows.map(({ statement }) => statement);
    };
    const list = (): Promise<unknown> => site.rest('GET', '/class-instances/upcoming/public');
    await makeClasses(world, 1);
    await list();
    const forOne = await kept();
    expect(forOne.filter((sql) => sql.includes('"class_day"'))).toHaveLength(1);
    expect(forOne.filter((sql) => sql.includes('"class_type"'))).toHaveLength(1);
    await makeClasses(world, 2);
    await list();
    expect(await kept()).toEqual(forOne);
  });
});
