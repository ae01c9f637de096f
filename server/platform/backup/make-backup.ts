import { existsSync } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseAddress } from '../config/config.js';
import { MINUTE_MS } from '../context/durations.js';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from '../errors/operator-error.js';
import { writeDescription } from './backup-description.js';
import { checkBackup } from './check-backup.js';
import { copyPostgres } from './copy-postgres.js';
import { copySqlite } from './copy-sqlite.js';
import { removeSqliteFile, withSqliteFile } from './sqlite-file.js';
import { totalOf } from './tables-of.js';

export interface BackupOrder {
  database: DatabaseAddress;
  /** The file to write. */
  path: string;
  /** Replaces an existing file. */
  force?: boolean;
  siteVersion: string;
  now: Date;
  signal?: AbortSignal;
}

export interface MadeBackup {
  bytes: number;
  rows: number;
  seconds: number;
}

/** Another process is writing the same file, or was killed while it did. */
export class BackupInProgress extends OperatorError {
  constructor(draft: string) {
    super(
      `${draft} is there: another backup is writing it, or was killed a moment ago. If none runs, delete it and try again.`,
    );
  }
}

/** A draft that was not modified for this long belongs to a dead process. */
const ABANDONED_MS = 10 * MINUTE_MS;
/** While the backup is written. A full disk of PostgreSQL has another code. */
const NO_ROOM = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/** Writes a consistent snapshot of the database into a SQLite file, checks it, and only then renames it to `path`. */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const started = performance.now();
  const { database, path, siteVersion, now, signal } = order;
  await refuseToReplace(order);
  const draft = `${path}.part`;
  await startDraft(draft, now);
  try {
    const rows =
      database.kind === 'sqlite'
        ? await copySqlite(database.path, draft, signal)
        : await copyPostgres(database.url, draft, signal);
    const description = { madeAt: now.toISOString(), siteVersion, database: database.kind, rows };
    await withSqliteFile(draft, 'live', (file) => writeDescription(file, description));
    await checkBackup(draft, rows);
    await syncToDisk(draft);
    await refuseToReplace(order);
    await rename(draft, path);
    await syncToDisk(dirname(path));
    const { size } = await stat(path);
    return { bytes: size, rows: totalOf(rows), seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    const code = codeOf(error);
    if (!NO_ROOM.includes(code)) throw error;
    throw new OperatorError(
      `There is no room for the backup in ${dirname(path)}: free some space, or choose another folder (${code}).`,
    );
  } finally {
    await removeSqliteFile(draft);
  }
}

async function refuseToReplace({ path, force, database }: BackupOrder): Promise<void> {
  if (!existsSync(path)) return;
  await refuseDatabaseItself(path, database);
  if (!force) throw new OperatorError(`${path} already exists. Use --force to replace it.`);
}

export async function refuseDatabaseItself(path: string, database: DatabaseAddress): Promise<void> {
  if (database.kind !== 'sqlite' || !existsSync(path) || !existsSync(database.path)) return;
  if ((await realpath(path)) === (await realpath(database.path)))
    throw new OperatorError(`${path} is the database itself.`);
}

/** Creates the draft exclusively, readable only for its owner. Throws BackupInProgress. */
async function startDraft(draft: string, now: Date): Promise<void> {
  const found = await stat(draft).catch(() => null);
  if (found) {
    if (now.getTime() - found.mtimeMs < ABANDONED_MS) throw new BackupInProgress(draft);
    await rm(draft, { force: true });
  }
  const handle = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw existsSync(draft) ? new BackupInProgress(draft) : error;
  });
  await handle.close();
}

/** Syncs a file or folder to disk, so that it survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
