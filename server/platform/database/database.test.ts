import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { entities } from '../../entities.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { Gate } from '../../testing/gate.js';
import { addressOf, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { createDataSource } from './data-source.js';
import { openDatabase } from './open-database.js';

const AT = new Date('2027-01-11T16:00:00.000Z');

function write(manager: EntityManager, action: string, id: string = randomUUID()): Promise<unknown> {
  const about = { subjectType: 'test', subjectId: 'test', actorRole: 'guest', actorId: null };
  return manager.insert(AuditEntryEntity, { ...about, id, action, at: AT, requestId: 'test', details: '{}' });
}

describe.each(DATABASES)('the database on %s', (kind) => {
  const world = useWorld(kind);
  const rows = (action: string) => world.stored(AuditEntryEntity).countBy({ action });

  it('stores committed rows', async () => {
    await world.database.transaction(world.guest(), (manager) => write(manager, 'kept'));
    await expect(rows('kept')).resolves.toBe(1);
  });

  it('rolls back a failed transaction and rethrows its error', async () => {
    const work = async (manager: EntityManager): Promise<void> => {
      await write(manager, 'lost');
      throw new RangeError('the work failed');
    };
    await expect(world.database.transaction(world.guest(), work)).rejects.toThrow(
      new RangeError('the work failed'),
    );
    await expect(rows('lost')).resolves.toBe(0);
    await world.database.transaction(world.guest(), (manager) => write(manager, 'afterwards'));
    await expect(rows('afterwards')).resolves.toBe(1);
  });

  it('stores all writes of other requests while concurrent transactions roll back', async () => {
    const pairs = Array.from({ length: 200 }, () => [
      world.database.transaction(world.guest(), async (manager) => {
        await write(manager, 'lost');
        throw new Error('rolled back');
      }),
      world.database.transaction(world.guest(), (manager) => write(manager, 'kept')),
    ]);
    const results = await Promise.allSettled(pairs.flat());
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    await expect(rows('kept')).resolves.toBe(200);
    await expect(rows('lost')).resolves.toBe(0);
  });

  it('does not show uncommitted rows to readers', async () => {
    const [written, looked] = [new Gate(), new Gate()];
    const transaction = world.database.transaction(world.guest(), async (manager) => {
      await write(manager, 'in progress');
      written.open();
      await looked.passed;
    });
    await written.passed;
    await expect(rows('in progress')).resolves.toBe(0);
    looked.open();
    await transaction;
    await expect(rows('in progress')).resolves.toBe(1);
  });

  it('increments its revision on every commit and at no other time', async () => {
    const { revision } = world.database;
    await world.database.transaction(world.guest(), (manager) => write(manager, 'kept'));
    expect(world.database.revision).toBe(revision + 1);
    await rows('kept');
    await expect(
      world.database.transaction(world.guest(), () => Promise.reject(new Error('no'))),
    ).rejects.toThrow();
    expect(world.database.revision).toBe(revision + 1);
  });

  it('retries a transaction after a unique violation', async () => {
    const id = randomUUID();
    let runs = 0;
    await world.database.transaction(world.guest(), async (manager) => {
      runs += 1;
      if (runs === 1) await write(manager, 'first', id);
      await write(manager, 'second', runs === 1 ? id : randomUUID());
    });
    expect(runs).toBe(2);
    await expect(rows('first')).resolves.toBe(0);
    await expect(rows('second')).resolves.toBe(1);
  });

  it('gives up after five runs', async () => {
    let runs = 0;
    const id = randomUUID();
    await world.database.transaction(world.guest(), (manager) => write(manager, 'there', id));
    const work = (manager: EntityManager): Promise<unknown> => {
      runs += 1;
      return write(manager, 'again', id);
    };
    await expect(world.database.transaction(world.guest(), work)).rejects.toThrow(/unique/i);
    expect(runs).toBe(5);
  });

  it('does not retry other errors', async () => {
    let runs = 0;
    const work = (): Promise<never> => {
      runs += 1;
      return Promise.reject(new Error('for good'));
    };
    await expect(world.database.transaction(world.guest(), work)).rejects.toThrow('for good');
    expect(runs).toBe(1);
  });

  it('lets two processes write concurrently without an error', async () => {
    const other = await openDatabase(world.address, entities);
    try {
      const both = Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? other : world.database).transaction(world.guest(), async (manager) => {
          await manager.countBy(AuditEntryEntity, { action: 'written' });
          await write(manager, 'written');
        }),
      );
      await Promise.all(both);
      await expect(rows('written')).resolves.toBe(60);
    } finally {
      await other.close();
    }
  });

  it('finishes queued transactions before it closes', async () => {
    const other = await openDatabase(world.address, entities);
    const writes = Array.from({ length: 5 }, () =>
      other.transaction(world.guest(), (manager) => write(manager, 'queued')),
    );
    if (kind === 'postgres') await Promise.all(writes);
    await other.close();
    await Promise.all(writes);
    await expect(rows('queued')).resolves.toBe(5);
  });
});

describe('the database on sqlite', () => {
  const world = useWorld('sqlite');
  const pragmas = (names: string[], database = world.database): Promise<unknown[]> =>
    database.transaction(world.guest(), (manager) =>
      Promise.all(names.map((name) => manager.query(`PRAGMA ${name}`))),
    );

  it('cannot be written through the reader', async () => {
    await expect(world.database.reader.query('DELETE FROM "booking"')).rejects.toThrow('readonly');
  });

  it('uses WAL, synchronous commits and foreign keys', async () => {
    await expect(pragmas(['journal_mode', 'synchronous', 'foreign_keys'])).resolves.toEqual([
      [{ journal_mode: 'wal' }],
      [{ synchronous: 2 }],
      [{ foreign_keys: 1 }],
    ]);
  });

  it('has cache and log sizes for transactions of many bookings', async () => {
    const names = ['wal_autocheckpoint', 'cache_size', 'temp_store'];
    const expected = [[{ wal_autocheckpoint: 8000 }], [{ cache_size: -16_000 }], [{ temp_store: 2 }]];
    const notMigrated = await openDatabase(world.address, entities);
    await expect(pragmas(names, notMigrated)).resolves.toEqual(expected);
    await notMigrated.close();
    await expect(pragmas(names)).resolves.toEqual(expected);
  });

  it('waits for another process’s write lock instead of failing at once', async () => {
    const blocker = await createDataSource(world.address, entities).initialize();
    await blocker.query('BEGIN IMMEDIATE');
    const waiting = world.database.transaction(world.guest(), (manager) => write(manager, 'waited'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await blocker.query('COMMIT');
    await blocker.destroy();
    await expect(waiting).resolves.toBeDefined();
  });
});

describe('a new file on sqlite', () => {
  let files: TestDatabase;

  beforeEach(async () => {
    files = await createTestDatabase('sqlite');
  });

  afterEach(() => files.remove());

  // Two servers that start together on an empty database: one writes while the other switches to WAL.
  it.each(['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE'])(
    'can be opened while another connection holds it with %s',
    async (lock) => {
      const address = addressOf(files.url);
      const blocker = await createDataSource(address, entities).initialize();
      await blocker.query(lock);
      const opening = openDatabase(address, entities);
      // If opening fails, the assertion below reports it.
      await Promise.race([opening.catch(() => undefined), sleep(300)]);
      await blocker.query('COMMIT');
      await blocker.destroy();
      const database = await opening;
      await expect(database.reader.query('PRAGMA journal_mode')).resolves.toEqual([{ journal_mode: 'wal' }]);
      await database.close();
    },
  );

  it('is closed if opening it fails', async () => {
    const connect = jest.spyOn(DataSource.prototype, 'initialize');
    const address = addressOf(files.url);
    await writeFile(address.kind === 'sqlite' ? address.path : '', 'A letter, not a database. '.repeat(100));
    await expect(openDatabase(address, entities)).rejects.toThrow('not a database');
    const connections = await Promise.all(
      connect.mock.results.map(({ value }) => value as Promise<DataSource>),
    );
    connect.mockRestore();
    expect(connections.map(({ isInitialized }) => isInitialized)).toEqual([false]);
  });
});

describe('the database on postgres', () => {
  const world = useWorld('postgres');

  it('resolves a deadlock by a retry', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await world.database.transaction(world.guest(), async (manager) => {
      await write(manager, 'row', one);
      await write(manager, 'row', other);
    });
    const bothInside = [new Gate(), new Gate()];
    const crossing = (first: string, second: string, turn: number) =>
      world.database.transaction(world.guest(), async (manager) => {
        await manager.update(AuditEntryEntity, { id: first }, { details: '{"touched":true}' });
        bothInside[turn]?.open();
        await Promise.all(bothInside.map(({ passed }) => passed));
        await manager.update(AuditEntryEntity, { id: second }, { details: '{"touched":true}' });
      });
    await Promise.all([crossing(one, other, 0), crossing(other, one, 1)]);
    await expect(world.stored(AuditEntryEntity).countBy({ details: '{"touched":true}' })).resolves.toBe(2);
  });

  it('releases the connections of failed transactions', async () => {
    const failures = Array.from({ length: 30 }, () =>
      world.database.transaction(world.guest(), async (manager) => {
        await manager.query('SELECT 1');
        throw new Error('failed');
      }),
    );
    await Promise.allSettled(failures);
    const works = Array.from({ length: 30 }, () =>
      world.database.transaction(world.guest(), (m) => m.query('SELECT 1')),
    );
    await expect(Promise.all(works)).resolves.toHaveLength(30);
  });
});
