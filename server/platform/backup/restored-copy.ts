import { chmod, copyFile } from 'node:fs/promises';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import type { RestoreOrder } from './restore-order.js';
import { removeSqliteFile, withSqliteFile } from './sqlite-file.js';
import { DESCRIPTION_TABLE } from './tables-of.js';

/**
 * Makes of a backup a database as this version of the site wants it, in a file of its own. Rows are settled there, so that
 * nobody ever sees them as they were.
 */
export async function makeRestoredCopy(
  { backup, entities, settle }: Pick<RestoreOrder, 'backup' | 'entities' | 'settle'>,
  path: string,
): Promise<void> {
  await removeSqliteFile(path);
  await copyFile(backup, path);
  await chmod(path, 0o600);
  await withSqliteFile(path, 'live', async (file) => {
    await file.all('PRAGMA journal_mode = DELETE');
    await file.all(`DROP TABLE IF EXISTS ${DESCRIPTION_TABLE}`);
  });
  const source = await createDataSource({ kind: 'sqlite', path }, entities).initialize();
  try {
    await migrate(source);
    await source.transaction(settle);
  } finally {
    await source.destroy();
  }
}
