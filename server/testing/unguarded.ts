import { In } from 'typeorm';
import { createDataSource } from '../platform/database/data-source.js';
import { Database, type Work } from '../platform/database/database.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import type { SeatGuard } from '../features/schedule/seat-lock.store.js';
import { entities } from '../entities.js';
import { ClassInstanceEntity } from '../features/schedule/class-instance.entity.js';

/** As many transactions as one process has for the requests of guests that wait. */
const TOGETHER = 2;
/** Long enough for the second of two on a busy machine; the last one of an odd number waits so long. */
const LONGEST_WAIT_MS = 1500;
let waiting: (() => void)[] = [];

/** Lets transactions through two at a time: both count the seats before one of them takes any. */
function meet(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, LONGEST_WAIT_MS);
    waiting.push(goOn);
    if (waiting.length >= TOGETHER) for (const each of waiting) each();

    /** Whoever has waited long enough meets nobody any more, and no timer outlives the test. */
    function goOn(): void {
      clearTimeout(timer);
      waiting = waiting.filter((other) => other !== goOn);
      resolve();
    }
  });
}

/** Checks that the classes exist and locks nothing. */
const lockNothing: SeatGuard['lock'] = async (manager, ids) => {
  const rows = await manager.findBy(ClassInstanceEntity, { id: In([...ids]) });
  await meet();
  return new Set(rows.map(({ id }) => id));
};
export const noLock: SeatGuard = { isExclusive: false, lock: lockNothing, lockFree: lockNothing };

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
