import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Gate } from '../../testing/gate.js';
import { DATABASES, useWorld, type World } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { auditEntries, writeAudit } from '../audit/audit-log.js';

/** Takes long: a computation on SQLite, a sleep on PostgreSQL. */
const LONG_READ = {
  sqlite:
    'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT count(*) FROM n',
  postgres: 'SELECT pg_sleep(0.2)',
};

function write(world: World, manager: EntityManager): Promise<void> {
  const action = { action: 'written', subjectType: 'test', subjectId: 'test', details: {} };
  return writeAudit(manager, auditEntries(world.guest(), [action]));
}

describe.each(DATABASES)('long reads on %s', (kind) => {
  const world = useWorld(kind);
  const rows = () => world.database.reader.manager.countBy(AuditEntryEntity, { action: 'written' });

  it('keep nobody waiting while all their connections are taken, and see what is committed', async () => {
    const { database } = world;
    await database.transaction(world.guest(), (manager) => write(world, manager));
    const reads = Array.from({ length: 12 }, () =>
      database.readLong(() => database.reader.query(LONG_READ[kind])),
    );
    const ended = Promise.allSettled(reads).then(() => 'the long reads');
    const others = Promise.all(Array.from({ length: 20 }, rows));
    await expect(Promise.race([ended, others])).resolves.toEqual(Array.from({ length: 20 }, () => 1));
    await ended;
    await expect(database.readLong(rows)).resolves.toBe(1);
  });

  it('leave the usual connection to all others once they have ended', async () => {
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

  it('are called back, and their connection reads on', async () => {
    const { database } = world;
    const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
    const read = database.readLong(() => database.reader.query(endless));
    const refused = expect(read).rejects.toThrow(/interrupted/);
    const next = database.readLong(() => database.readLong(() => database.reader.query('SELECT 1 AS one')));
    await sleep(200);
    await database.interruptAside();
    await refused;
    await expect(next).resolves.toEqual([{ one: 1 }]);
  });
});

describe('long reads on PostgreSQL', () => {
  const world = useWorld('postgres');

  it('stay aside when another one ends meanwhile', async () => {
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
