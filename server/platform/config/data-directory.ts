import { accessSync, chmodSync, constants, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../errors/code-of.js';
import { ConfigError } from './config-error.js';
import type { Config, DatabaseAddress } from './config.js';
import { JWT_SECRET_FILE } from './jwt-secret.js';
import { makeFolder } from './make-folder.js';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Creates missing folders. Throws ConfigError for one that cannot be used. */
export async function makeFolders({
  dataDir,
  database,
}: Pick<Config, 'dataDir' | 'database'>): Promise<void> {
  await makeUsable(dataDir, 'DATA_DIR');
  if (database.kind === 'sqlite') await makeUsable(dirname(database.path), 'DATABASE_URL');
}

/**
 * Removes the permissions of other users from existing files and folders.
 * @returns the paths that other users could access until now
 */
export function restrictToOwner({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): string[] {
  return [dataDir, join(dataDir, JWT_SECRET_FILE), ...databaseFiles(database)].filter(restrict);
}

/** The database file of SQLite with its log and index. */
export function databaseFiles(database: DatabaseAddress): string[] {
  return database.kind === 'sqlite' ? ['', '-wal', '-shm'].map((end) => database.path + end) : [];
}

async function makeUsable(path: string, variable: string): Promise<void> {
  try {
    await makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    const problem = isFile
      ? `needs the folder ${path}, and a file is in its place`
      : `needs the folder ${path}, which this user may not make or write to (${code})`;
    throw new ConfigError(variable, problem);
  }
}

/** Leaves files of other users unchanged. */
function restrict(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & OTHERS) === 0 || stats.uid !== process.getuid?.()) return false;
  chmodSync(path, stats.mode & OWNER_ONLY);
  return true;
}
