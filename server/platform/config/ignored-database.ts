import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DATABASE_FILE, type Config } from './config.js';
import { filesBesideDatabase } from './lost-database.js';

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
  return { path, isUpgrade: filesBesideDatabase(dataDir).length > 0 };
}
