import { existsSync } from 'node:fs';
import { OperatorError } from '../errors/operator-error.js';
import { withSqliteFile } from './sqlite-file.js';
import { countRows, tablesOf, type RowCounts } from './tables-of.js';

/** Copies a consistent snapshot of a live database. @returns its row counts */
export async function copySqlite(from: string, to: string, signal?: AbortSignal): Promise<RowCounts> {
  if (!existsSync(from)) throw new OperatorError(`The database ${from} does not exist yet.`);
  const rows = await withSqliteFile(from, 'live', async (source) => {
    await source.all('BEGIN');
    // The first read fixes the snapshot.
    const counts = await countRows(source, await tablesOf(source));
    await source.copyTo(to, signal);
    return counts;
  });
  // WAL mode would need two more files next to it.
  await withSqliteFile(to, 'live', (copy) => copy.all('PRAGMA journal_mode = DELETE'));
  return rows;
}
