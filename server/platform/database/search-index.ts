import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from './database.js';
import { affectedBy } from './fixed-query.js';
import { isPostgres } from './is-postgres.js';
import { SEARCHED_TABLES } from './searched-tables.js';

/** Rows per transaction, which takes some 20 ms. */
const ROWS_AT_ONCE = 256;
/** Rows that may be left for the next booking to index. */
const FEW = 64;
/** Between two transactions, so that bookings take precedence. */
const PAUSE_MS = 20;

/**
 * Adds missing rows to a SQLite file's search index: all rows after an upgrade, or after restoring a backup of
 * PostgreSQL. Until then a search scans them.
 */
export async function indexForSearch(
  ctx: RequestContext,
  database: Database,
  signal: AbortSignal,
): Promise<void> {
  if (isPostgres(database.reader)) return;
  for (const table of SEARCHED_TABLES) {
    await database.transaction(ctx, (manager) =>
      manager.query('INSERT OR IGNORE INTO search_mark (name, indexed_to) VALUES (?, 0)', [table]),
    );
    // A trigger indexes the rows that the mark passes.
    const move = `UPDATE search_mark SET indexed_to = MIN(indexed_to + ${ROWS_AT_ONCE}, (SELECT MAX(rowid) FROM "${table}"))
      WHERE name = ? AND indexed_to + ${FEW} < (SELECT MAX(rowid) FROM "${table}")`;
    while (!signal.aborted) {
      const moved = await database.transaction(ctx, (manager) => affectedBy(manager, move, [table]));
      if (moved === 0) break;
      await sleep(PAUSE_MS);
    }
  }
}
