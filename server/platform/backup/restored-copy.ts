import { chmod, copyFile } from 'node:fs/promises';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import type { RestoreOrder } from './restore-order.js';
import { removeSqliteFile, withSqliteFile } from './sqlite-file.js';
import { DESCRIPTION_TABLE } from './tables-of.js';

/**
 * Copies a backup to a new file, migrates it to this version of the site and settles its rows before any server can read
 * them.
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
