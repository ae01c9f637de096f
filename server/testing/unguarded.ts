import { createDataSource } from '../platform/database/data-source.js';
import { Database, openDatabase, type Work } from '../platform/database/database.js';
import type { DatabaseAddress } from '../platform/config/config.js';
import type { SeatGuard } from '../features/schedule/seat-lock.store.js';
import { entities } from '../entities.js';
import { ClassInstanceEntity } from '../features/schedule/class-instance.entity.js';

/** Looks whether the class is there and locks nothing. */
export const noLock: SeatGuard = {
  lock: (manager, classInstanceId) => manager.existsBy(ClassInstanceEntity, { id: classInstanceId }),
};

/** Does every work at once on the one connection, in no transaction: what the writer's queue is there to prevent. */
class UnqueuedDatabase extends Database {
  protected runOnce<T>(work: Work<T>): Promise<T> {
    return work(this.writer.manager);
  }
}

/** A database that guards nothing by itself. On PostgreSQL that is any; on SQLite the queue is taken away. */
export async function openUnqueued(address: DatabaseAddress): Promise<Database> {
  if (address.kind === 'postgres') return openDatabase(address, entities);
  const open = () => createDataSource(address, entities).initialize();
  const writer = await open();
  await writer.query('PRAGMA journal_mode = WAL');
  return new UnqueuedDatabase(await open(), writer, open);
}
