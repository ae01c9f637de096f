import { checkBackup, type CheckedBackup } from './check-backup.js';
import { refuseDatabaseItself } from './make-backup.js';
import type { RestoreOrder } from './restore-order.js';
import { restorePostgres } from './restore-postgres.js';
import { restoreSqlite } from './restore-sqlite.js';

export interface Restored extends CheckedBackup {
  /** Path of the former database or its backup; null if there was nothing to preserve. */
  former: string | null;
  seconds: number;
}

/** Checks the backup, then replaces the database with it atomically. */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const started = performance.now();
  const { database } = order;
  await refuseDatabaseItself(order.backup, database);
  const checked = await checkBackup(order.backup);
  const former =
    database.kind === 'sqlite'
      ? await restoreSqlite(database.path, order)
      : await restorePostgres(database.url, order);
  return { ...checked, former, seconds: (performance.now() - started) / 1000 };
}
