import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outboxFolder } from '../outbox/outbox-folder.js';
import { DATABASE_FILE, type Config } from './config.js';
import { JWT_SECRET_FILE } from './jwt-secret.js';

interface IgnoredDatabase {
  path: string;
  /** DATA_DIR is already in use, so its server has used this database until now. */
  isUpgrade: boolean;
}

/**
 * The database in ./data, where earlier versions stored it regardless of DATA_DIR, if a new one is about to be created in
 * DATA_DIR; else null.
 */
export function ignoredDatabase({
  database,
  isDatabaseChosen,
  dataDir,
}: Pick<Config, 'database' | 'isDatabaseChosen' | 'dataDir'>): IgnoredDatabase | null {
  if (isDatabaseChosen || database.kind !== 'sqlite' || existsSync(database.path)) return null;
  const path = resolve('data', DATABASE_FILE);
  if (!existsSync(path)) return null;
  // Files that a server creates in DATA_DIR besides the database.
  const isUpgrade = [join(dataDir, JWT_SECRET_FILE), outboxFolder(dataDir)].some((file) => existsSync(file));
  return { path, isUpgrade };
}
