import { chmod, copyFile, rm } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { createDataSource, type EntityClass } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { withSqliteFile } from './sqlite-file.js';
import { DESCRIPTION_TABLE } from './tables-of.js';

/** What must not be as it was: messages that may have left since, log-ins that have ended since. */
export type Settle = (manager: EntityManager) => Promise<void>;

/**
 * Makes of a backup a database as this version of the site wants it, in a file of its own. Rows are settled there, so that
 * nobody ever sees them as they were.
 */
export async function makeRestoredCopy(
  backup: string,
  path: string,
  entities: readonly EntityClass[],
  settle: Settle,
): Promise<void> {
  await removeCopy(path);
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

export async function removeCopy(path: string): Promise<void> {
  await Promise.all(['', '-journal', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
}
