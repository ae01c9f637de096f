import { existsSync } from 'node:fs';
import { constants, copyFile, link, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from '../errors/operator-error.js';
import { keepForGood } from './make-backup.js';
import type { RestoreOrder } from './restore-order.js';
import { makeRestoredCopy } from './restored-copy.js';
import { removeSqliteFile, SqliteFile } from './sqlite-file.js';

/** @returns where the former database is now; null when there was none */
export async function restoreSqlite(path: string, order: RestoreOrder): Promise<string | null> {
  await makeFolder(dirname(path));
  if (!existsSync(path)) {
    await replace(path, order, null);
    return null;
  }
  const former = `${path}.before-restore-${order.now.toISOString().replace(/[:.]/g, '')}`;
  const held = await holdAlone(path);
  try {
    const bookings = held ? await bookingsIn(held) : undefined;
    await order.confirm(bookings, path);
    await replace(path, order, former);
  } finally {
    await held?.close();
  }
  return former;
}

async function replace(path: string, order: RestoreOrder, former: string | null): Promise<void> {
  const copy = `${path}.restoring`;
  try {
    await makeRestoredCopy(order, copy);
    await keepForGood(copy);
    if (former !== null) await putAside(path, former);
    // Of another database: SQLite would read them into this one.
    await rm(`${path}-wal`, { force: true });
    await rm(`${path}-shm`, { force: true });
    await rename(copy, path);
    await keepForGood(dirname(path));
  } finally {
    await removeSqliteFile(copy);
  }
}

/** Under a second name first, so that at no moment there is no database. */
async function putAside(path: string, former: string): Promise<void> {
  await link(path, former).catch(() => copyFile(path, former, constants.COPYFILE_EXCL));
  // A damaged database has not been closed, and may be read with it again.
  if (existsSync(`${path}-wal`)) await rename(`${path}-wal`, `${former}-wal`);
}

/**
 * Takes the database for itself, with its -wal written into it, until it is closed.
 * @returns null for a file that is no readable database
 */
async function holdAlone(path: string): Promise<SqliteFile | null> {
  const file = await SqliteFile.open(path, 'live');
  try {
    file.waitForNobody();
    // Fails while any other connection has it open, even one that does nothing.
    await file.all('PRAGMA journal_mode = DELETE');
    await file.all('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    await file.close();
    const code = codeOf(error);
    if (code === 'SQLITE_BUSY')
      throw new OperatorError(`${path} is in use. Stop every server that runs on it, then restore.`);
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') return null;
    throw error;
  }
}

/** @returns undefined where that cannot be read */
async function bookingsIn(file: SqliteFile): Promise<number | undefined> {
  try {
    const tables = await file.value(`SELECT COUNT(*) FROM sqlite_master WHERE name = 'booking'`);
    return tables === 0 ? 0 : Number(await file.value('SELECT COUNT(*) FROM booking'));
  } catch {
    return undefined;
  }
}
