import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scheduledBackups, withoutFuture, type ScheduledBackup } from '../backup/scheduled-backups.js';
import { codeOf } from '../errors/code-of.js';
import { outboxFolder } from '../outbox/outbox-folder.js';
import type { Config } from './config.js';
import { JWT_SECRET_FILE } from './jwt-secret.js';

/** The files that a server creates in DATA_DIR besides the database, none of them before the database is complete. */
export function filesBesideDatabase(dataDir: string): string[] {
  return [join(dataDir, JWT_SECRET_FILE), outboxFolder(dataDir)].filter((path) => existsSync(path));
}

/**
 * A line that says what is missing if there is no SQLite database, or an empty file, where the site had one; else null. A
 * new database would look like a working site, and its backups would replace those of the lost one.
 */
export function lostDatabase(
  { database, dataDir, backups }: Pick<Config, 'database' | 'dataDir' | 'backups'>,
  now: Date,
): string | null {
  if (database.kind !== 'sqlite' || sizeOf(database.path) !== 0) return null;
  const log = `${database.path}-wal`;
  const found = backups ? backupsIn(backups.folder) : [];
  const [newest] = withoutFuture(found, now);
  const traces = [
    ...filesBesideDatabase(dataDir),
    ...(existsSync(log) ? [log] : []),
    ...(backups && found.length > 0 ? [`the backups in ${backups.folder}`] : []),
  ];
  if (traces.length === 0) return null;
  const left = new Intl.ListFormat('en').format(traces);
  return (
    `${database.path} is missing or empty, but this site had a database, of which this is left: ${left}. ` +
    'Mount the disk of the database, correct DATABASE_URL, or restore a backup: ' +
    `npm run restore -- ${backups && newest ? join(backups.folder, newest.name) : 'FILE'}. To begin anew with an empty site, first move ${left} elsewhere.`
  );
}

/** 0 for a missing file; undefined for what is not a file or cannot be looked at. */
function sizeOf(path: string): number | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : undefined;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 0 : undefined;
  }
}

/** Newest first. */
function backupsIn(folder: string): ScheduledBackup[] {
  try {
    return scheduledBackups(readdirSync(folder));
  } catch {
    return [];
  }
}
