import { existsSync, statSync } from 'node:fs';
import { OperatorError } from '../errors/operator-error.js';
import { readDescription, type BackupDescription } from './backup-description.js';
import { knownMigrations } from './known-migrations.js';
import { withSqliteFile, type SqliteFile } from './sqlite-file.js';
import { countRows, differenceOf, tablesOf, type RowCounts } from './tables-of.js';

export interface CheckedBackup {
  rows: RowCounts;
  /** Null for a database file that was moved aside, not made as a backup. */
  description: BackupDescription | null;
}

/**
 * Opens a backup and checks all of it: pages, foreign keys, migrations, and row counts against `expected` or its own
 * description. Throws an OperatorError for a file that cannot be restored.
 */
export async function checkBackup(path: string, expected?: RowCounts): Promise<CheckedBackup> {
  refuseLiveDatabase(path);
  try {
    return await withSqliteFile(path, 'still', (file) => check(path, file, expected));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be read as a backup: ${textOf(error)}.`);
  }
}

async function check(path: string, file: SqliteFile, expected?: RowCounts): Promise<CheckedBackup> {
  const found = await file.all<{ integrity_check: string }>('PRAGMA integrity_check(1)');
  if (found[0]?.integrity_check !== 'ok')
    throw new OperatorError(`${path} is damaged: ${found[0]?.integrity_check ?? 'no answer'}.`);
  const names = await file.all<{ name: string }>('SELECT name FROM migrations ORDER BY id').catch(() => {
    throw new OperatorError(`${path} is not a database of this site.`);
  });
  knownMigrations(
    path,
    names.map(({ name }) => name),
  );
  const orphans = await file.all<{ table: string }>('PRAGMA foreign_key_check');
  if (orphans[0])
    throw new OperatorError(
      `${path} is damaged: ${orphans.length} rows with missing references in ${orphans[0].table}.`,
    );
  const description = await readDescription(file);
  const rows = await countRows(file, await tablesOf(file));
  const difference = differenceOf(expected ?? description?.rows ?? rows, rows);
  if (difference) throw new OperatorError(`${path} does not contain the expected rows: ${difference}.`);
  return { rows, description };
}

/** The newest bookings of a live database are in its -wal file, which would not be restored. */
function refuseLiveDatabase(path: string): void {
  if (!existsSync(path)) throw new OperatorError(`The file ${path} does not exist.`);
  const wal = `${path}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0)
    throw new OperatorError(
      `${path} is a database in use, not a backup: ${wal} contains part of it. Make a backup with: npm run backup -- FILE`,
    );
}

function textOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
