import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database/database.js';
import { isPostgres } from '../platform/database/is-postgres.js';

/**
 * Resolves when this many transactions wait for locks of others. Does nothing on SQLite, where transactions run one
 * after another.
 */
export async function lockWaits(database: Pick<Database, 'reader'>, count = 1): Promise<void> {
  if (!isPostgres(database.reader)) return;
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await database.reader.query<unknown[]>(waiting)).length < count) await sleep(10);
}
