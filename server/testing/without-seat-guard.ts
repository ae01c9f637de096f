import { In, type EntityManager } from 'typeorm';
import { createDataSource } from '../platform/database/data-source.js';
import { Database, type Work } from '../platform/database/database.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import type { SeatGuard } from '../features/schedule/seats/seat-lock.store.js';
import { entities } from '../entities.js';
import { ClassInstanceEntity } from '../features/schedule/classes/class-instance.entity.js';

/** Long enough for the second of two transactions on a busy machine. The last one of an odd number waits this long. */
const LONGEST_WAIT_MS = 1500;

/** A barrier for two transactions. One that waits longer than the timeout proceeds alone. */
class Meeting {
  private readonly arrived: (() => void)[] = [];

  get isOver(): boolean {
    return this.arrived.length === 2;
  }

  arrive(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      this.arrived.push(() => {
        clearTimeout(timer);
        resolve();
      });
      if (this.isOver) for (const goOn of this.arrived) goOn();
    });
  }
}

/** The barriers of two transactions, as many as a process runs concurrently for waiting guests. */
class Pair {
  readonly atLock = new Meeting();
  readonly atCommit = new Meeting();
}

let newest = new Pair();
const pairs = new WeakMap<EntityManager, Pair>();

/** Checks that the classes exist without locking them. Two transactions leave it together. */
const lockNothing: SeatGuard['lock'] = async (manager, ids) => {
  const rows = await manager.findBy(ClassInstanceEntity, { id: In([...ids]) });
  const pair = newest;
  const meeting = pair.atLock.arrive();
  if (pair.atLock.isOver) newest = new Pair();
  await meeting;
  if (newest === pair) newest = new Pair();
  if (pair.atLock.isOver) pairs.set(manager, pair);
  return new Set(rows.map(({ id }) => id));
};
export const noLock: SeatGuard = { isExclusive: false, lock: lockNothing, lockFree: lockNothing };

/** Delays the commits of two transactions until both have counted the seats, so that the race is deterministic. */
function commitTogether(database: Database): Database {
  const transaction = database.transaction.bind(database);
  database.transaction = (ctx, work) =>
    transaction(ctx, async (manager) => {
      const result = await work(manager);
      await pairs.get(manager)?.atCommit.arrive();
      return result;
    });
  return database;
}

/** Runs writes concurrently on one connection without transactions, which the writer queue prevents. */
class UnqueuedDatabase extends Database {
  protected runOnce<T>(work: Work<T>): Promise<T> {
    return work(this.writer.manager);
  }
}

/** A database without SQLite's writer queue. PostgreSQL has none. */
export async function openUnqueued(address: DatabaseAddress): Promise<Database> {
  if (address.kind === 'postgres') return commitTogether(await openDatabase(address, entities));
  const open = () => createDataSource(address, entities).initialize();
  const writer = await open();
  await writer.query('PRAGMA journal_mode = WAL');
  return new UnqueuedDatabase(await open(), writer, open);
}

/** Thrown by a test that finds more seats taken than exist, and expected by the same test without a guard. */
export class Oversold extends Error {}
