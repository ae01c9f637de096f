import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Gate } from '../../testing/gate.js';
import { StatementLog } from '../../testing/statement-log.js';
import { useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { createDataSource } from './data-source.js';

const OTHERS = 10;

/** Ways for a unit of work to fail. Some make SQLite roll back the whole transaction. */
const FAULTS: Record<string, (manager: EntityManager) => Promise<unknown>> = {
  'throws an error': () => Promise.reject(new RangeError('the work failed')),
  'references a missing row': (manager) => manager.query(ORPHAN),
  'inserts a duplicate row': async (manager) => {
    const id = randomUUID();
    await write(manager, 'lost', id);
    await write(manager, 'lost', id);
  },
  'finds the disk full': async (manager) => {
    const [row] = await manager.query<[{ page_count: number }]>('PRAGMA page_count');
    await manager.query(`PRAGMA max_page_count = ${row.page_count}`);
    await write(manager, 'x'.repeat(100), randomUUID(), 'x'.repeat(1_000_000));
  },
  'loses the transaction': async (manager) => {
    await manager.query('ROLLBACK');
    throw new Error('disk I/O error');
  },
  'ends the transaction without an error': (manager) => manager.query('ROLLBACK'),
  'makes the commit fail': async (manager) => {
    await manager.query('PRAGMA defer_foreign_keys = ON');
    await manager.query(ORPHAN);
  },
};
const ORPHAN = `INSERT INTO "class_day" ("id", "class_instance_id", "day_number", "date", "start_time", "end_time")
  VALUES ('orphan', 'nowhere', 1, '2027-01-11', '08:00', '16:00')`;

function write(
  manager: EntityManager,
  action: string,
  id: string = randomUUID(),
  details = '{}',
): Promise<unknown> {
  const about = { subjectType: 'test', subjectId: 'test', actorRole: 'guest', actorId: null };
  const at = new Date('2027-01-11T16:00:00.000Z');
  return manager.insert(AuditEntryEntity, { ...about, id, action, at, requestId: 'test', details });
}

describe('units of work that wait for SQLite’s writing connection', () => {
  const world = useWorld('sqlite');
  const rows = (action: string) => world.stored(AuditEntryEntity).countBy({ action });
  const transaction = <T>(work: (manager: EntityManager) => Promise<T>) =>
    world.database.transaction(world.guest(), work);
  const times = <T>(count: number, make: () => Promise<T>) => Array.from({ length: count }, make);

  /** Blocks the writer, so that the given transactions share the next commit. */
  async function waitingTogether<T>(ask: () => Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
    const gate = new Gate();
    const begun = new Gate();
    const before = transaction(() => {
      begun.open();
      return gate.passed;
    });
    await begun.passed;
    const asked = ask();
    gate.open();
    await before;
    return Promise.allSettled(asked);
  }

  let time: number;
  /** Stops performance.now(), so that the groups do not depend on the load of the machine. */
  function stopTime(): void {
    time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
  }

  async function commits(work: () => Promise<unknown>): Promise<number> {
    const manager = await transaction((own) => Promise.resolve(own));
    const log = StatementLog.of(manager.connection);
    await work();
    return log.statements.filter(({ sql }) => sql === 'COMMIT').length;
  }

  it('share a commit', async () => {
    stopTime();
    const together = () =>
      waitingTogether(() => times(OTHERS, () => transaction((manager) => write(manager, 'kept'))));
    // One commit is that of the blocking transaction.
    expect(await commits(together)).toBe(2);
    await expect(rows('kept')).resolves.toBe(OTHERS);
  });

  it('are counted until they begin', async () => {
    expect(world.database.waiting).toBe(0);
    const counted: number[] = [];
    await waitingTogether(() => {
      const asked = times(3, () => transaction(() => Promise.resolve(counted.push(world.database.waiting))));
      counted.push(world.database.waiting);
      return asked;
    });
    expect(counted).toEqual([3, 2, 1, 0]);
  });

  it('are not settled before their common commit', async () => {
    stopTime();
    const told: string[] = [];
    const [inSecond, goOn] = [new Gate(), new Gate()];
    const results = waitingTogether(() => [
      transaction((manager) => write(manager, 'first')).finally(() => told.push('first')),
      transaction(() => Promise.reject(new RangeError('refused'))).finally(() => told.push('refused')),
      transaction(async () => {
        inSecond.open();
        await goOn.passed;
      }),
    ]);
    await inSecond.passed;
    await sleep(20);
    expect(told).toEqual([]);
    await expect(rows('first')).resolves.toBe(0);
    goOn.open();
    await results;
    expect(told).toEqual(['first', 'refused']);
    await expect(rows('first')).resolves.toBe(1);
  });

  it('see the writes of earlier units in the transaction', async () => {
    const seen: number[] = [];
    await waitingTogether(() =>
      times(3, () =>
        transaction(async (manager) => {
          seen.push(await manager.countBy(AuditEntryEntity, { action: 'kept' }));
          await write(manager, 'kept');
        }),
      ),
    );
    expect(seen).toEqual([0, 1, 2]);
  });

  it.each(Object.entries(FAULTS))('are committed except for one that %s', async (_how, fault) => {
    const results = await waitingTogether(() =>
      Array.from({ length: OTHERS }, (_, index) =>
        transaction(async (manager) => {
          if (index === OTHERS / 2) {
            await write(manager, 'lost');
            await fault(manager);
          } else await write(manager, 'kept');
        }),
      ),
    );
    await transaction((manager) => manager.query('PRAGMA max_page_count = 1000000'));
    const failed = results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(failed).toEqual([OTHERS / 2]);
    await expect(rows('kept')).resolves.toBe(OTHERS - 1);
    await expect(rows('lost')).resolves.toBe(0);
    await transaction((manager) => write(manager, 'afterwards'));
    await expect(rows('afterwards')).resolves.toBe(1);
  });

  it('are not rejected because of another unit’s uncommitted write', async () => {
    const results = await waitingTogether(() => [
      transaction(async (manager) => {
        await write(manager, 'the seat');
        await manager.query('PRAGMA defer_foreign_keys = ON');
        await manager.query(ORPHAN);
      }),
      transaction(async (manager) => {
        if (await manager.existsBy(AuditEntryEntity, { action: 'the seat' })) throw new Error('taken');
        await write(manager, 'the seat');
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await expect(rows('the seat')).resolves.toBe(1);
  });

  it('all fail while the file is locked, and succeed afterwards', async () => {
    const blocker = await createDataSource(world.address, []).initialize();
    const manager = await transaction((own) => Promise.resolve(own));
    await manager.query('PRAGMA busy_timeout = 1');
    await blocker.query('BEGIN IMMEDIATE');
    const asked = await Promise.allSettled(times(3, () => transaction((own) => write(own, 'kept'))));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await blocker.query('ROLLBACK');
    await blocker.destroy();
    await manager.query('PRAGMA busy_timeout = 10000');
    await Promise.all(times(3, () => transaction((own) => write(own, 'kept'))));
    await expect(rows('kept')).resolves.toBe(3);
  });

  it('begin another transaction after a slow unit', async () => {
    stopTime();
    const long = () =>
      waitingTogether(() => [
        transaction((manager) => write(manager, 'kept')),
        transaction(() => Promise.resolve((time += 51))),
        ...times(3, () => transaction((manager) => write(manager, 'kept'))),
      ]);
    // Two without the limit of time, of which one is that of the blocking transaction.
    expect(await commits(long)).toBe(3);
    await expect(rows('kept')).resolves.toBe(4);
  });
});
