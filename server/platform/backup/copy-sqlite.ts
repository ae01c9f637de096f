import { existsSync } from 'node:fs';
import { OperatorError } from '../errors/operator-error.js';
import { withSqliteFile } from './sqlite-file.js';
import { countRows, tablesOf, type RowCounts } from './tables-of.js';

/** Copies a database in use as it is at one moment. @returns its rows at that moment */
export async function copySqlite(from: string, to: string, signal?: AbortSignal): Promise<RowCounts> {
  if (!existsSync(from)) throw new OperatorError(`There is no database ${from} yet.`);
  const rows = await withSqliteFile(from, 'live', async (source) => {
    await source.all('BEGIN');
    // The first read decides which moment it is.
    const counts = await countRows(source, await tablesOf(source));
    await source.copyTo(to, signal);
    return counts;
  });
  // The site's own mode needs two more files beside it.
  await withSqliteFile(to, 'live', (copy) => copy.all('PRAGMA journal_mode = DELETE'));
  return rows;
}
