import { createDataSource } from '../platform/database/data-source.js';
import { Database, openDatabase, type Work } from '../platform/database/database.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import type { SeatGuard } from '../features/schedule/seat-lock.store.js';
import { entities } from '../entities.js';
import { ClassInstanceEntity } from '../features/schedule/class-instance.entity.js';

/** More than the seats of the tests' smallest class, fewer than the connections of a pool. */
const TOGETHER = 6;
const LONGEST_WAIT_MS = 100;
const waiting: (() => void)[] = [];

/** Lets bookings through six at a time: they count the seats before any of them takes one. */
function meet(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length >= TOGETHER) for (const goOn of waiting.splice(0)) goOn();
    // The last ones may be fewer.
    else setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** Checks that the class exists and locks nothing. */
export const noLock: SeatGuard = {
  lock: async (manager, classInstanceId) => {
    const exists = await manager.existsBy(ClassInstanceEntity, { id: classInstanceId });
    await meet();
    return exists;
  },
};

/** Runs writes at once on one connection, without transactions: what the writer queue prevents. */
class UnqueuedDatabase extends Database {
  protected runOnce<T>(work: Work<T>): Promise<T> {
    return work(this.writer.manager);
  }
}

/** A database without the writer queue of SQLite. PostgreSQL has none. */
export async function openUnqueued(address: DatabaseAddress): Promise<Database> {
  if (address.kind === 'postgres') return openDatabase(address, entities);
  const open = () => createDataSource(address, entities).initialize();
  const writer = await open();
  await writer.query('PRAGMA journal_mode = WAL');
  return new UnqueuedDatabase(await open(), writer, open);
}
