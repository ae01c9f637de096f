import { createDataSource } from '../platform/database/data-source.js';
import { Database, openDatabase, type Work } from '../platform/database/database.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import type { SeatGuard } from '../features/schedule/seat-lock.store.js';
import { entities } from '../entities.js';
import { ClassInstanceEntity } from '../features/schedule/class-instance.entity.js';

/** Checks that the class exists and locks nothing. */
export const noLock: SeatGuard = {
  lock: (manager, classInstanceId) => manager.existsBy(ClassInstanceEntity, { id: classInstanceId }),
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
