import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Gate } from '../../testing/gate.js';
import { DATABASES, useWorld, type World } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { auditEntries, writeAudit } from '../audit/audit-log.js';

/**
 * Statements that take far longer than any other read: a computation on SQLite, a sleep on PostgreSQL. The same statement
 * would run only once at a time.
 */
const LONG_READ = {
  sqlite: (index: number) => `${numbersBelow(50_000_000)} SELECT count(*) AS read${index} FROM n`,
  postgres: (index: number) => `SELECT pg_sleep(15) AS read${index}`,
};
const CANCEL_ALL = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep%'`;

function numbersBelow(end: number): string {
  return `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${end})`;
}

function write(world: World, manager: EntityManager): Promise<void> {
  const action = { action: 'written', subjectType: 'test', subjectId: 'test', details: {} };
  return writeAudit(manager, auditEntries(world.guest(), [action]));
}

describe.each(DATABASES)('long reads on %s', (kind) => {
  const world = useWorld(kind);
  const rows = () => world.database.reader.manager.countBy(AuditEntryEntity, { action: 'written' });

  /** Cancels long reads until `ended` resolves. */
  async function cancelUntil(ended: Promise<unknown>): Promise<void> {
    while (!(await Promise.race([ended.then(() => true), sleep(5, false)]))) {
      if (kind === 'sqlite') await world.database.interruptLongRead();
      else await world.database.reader.query(CANCEL_ALL);
    }
  }

  it('do not delay other reads while all their connections are busy, and see committed rows', async () => {
    const { database } = world;
    await database.transaction(world.guest(), (manager) => write(world, manager));
    // Opens their connection.
    await database.readLong(rows);
    const reads: Promise<unknown>[] = [];
    const works = [0, 4, 8].map((first) =>
      database.readLong(() => {
        const ofWork = [0, 1, 2, 3].map((index) => database.reader.query(LONG_READ[kind](first + index)));
        reads.push(...ofWork);
        return Promise.all(ofWork);
      }),
    );
    while (reads.length === 0) await sleep(5);
    const firstEnded = Promise.race(reads).then(() => 'a long read');
    const others = Promise.all(Array.from({ length: 20 }, rows));
    await expect(Promise.race([firstEnded, others])).resolves.toEqual(Array.from({ length: 20 }, () => 1));
    await cancelUntil(Promise.allSettled(works).then(() => Promise.allSettled(reads)));
    await expect(database.readLong(rows)).resolves.toBe(1);
  });

  it('do not change the reader after they have ended', async () => {
    const { database } = world;
    const usual = database.reader;
    const aside = await database.readLong(() => Promise.resolve(database.reader));
    expect(aside).not.toBe(usual);
    expect(database.reader).toBe(usual);
  });
});

describe('long reads on SQLite', () => {
  const world = useWorld('sqlite');

  it('cannot write', async () => {
    const { database } = world;
    const writing = database.readLong(() => write(world, database.reader.manager));
    await expect(writing).rejects.toThrow(/readonly/);
    await expect(database.reader.manager.countBy(AuditEntryEntity, { action: 'written' })).resolves.toBe(0);
  });

  it('can be interrupted, and their connection remains usable', async () => {
    const { database } = world;
    const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
    const read = database.readLong(() => database.reader.query(endless));
    const refused = expect(read).rejects.toThrow(/interrupted/);
    const next = database.readLong(() => database.readLong(() => database.reader.query('SELECT 1 AS one')));
    // An interruption before the statement has begun does nothing.
    while (!(await Promise.race([refused.then(() => true), sleep(5, false)])))
      await database.interruptLongRead();
    await expect(next).resolves.toEqual([{ one: 1 }]);
  });

  it('take turns, so that an interruption does not affect the next one', async () => {
    const { database } = world;
    const gate = new Gate();
    const calledBack = database.readLong(() => gate.passed);
    const next = database.readLong(() =>
      database.reader.query(`${numbersBelow(1_000_000)} SELECT count(*) AS count FROM n`),
    );
    await sleep(20);
    await database.interruptLongRead();
    gate.open();
    await calledBack;
    await expect(next).resolves.toEqual([{ count: 1_000_000 }]);
  });
});

describe('long reads on PostgreSQL', () => {
  const world = useWorld('postgres');

  it('keep their reader when a concurrent one ends', async () => {
    const { database } = world;
    const gate = new Gate();
    const slow = database.readLong(async () => {
      await gate.passed;
      return database.reader;
    });
    const aside = await database.readLong(() => Promise.resolve(database.reader));
    gate.open();
    expect(await slow).toBe(aside);
  });
});
