import { existsSync } from 'node:fs';
import { constants, copyFile, lchown, link, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import { codeOf } from '../errors/code-of.js';
import { OperatorError } from '../errors/operator-error.js';
import { syncToDisk } from './make-backup.js';
import { formerName, type RestoreOrder } from './restore-order.js';
import { makeRestoredCopy } from './restored-copy.js';
import { removeSqliteFile, SqliteFile } from './sqlite-file.js';

/** @returns the new path of the former database; null if there was none */
export async function restoreSqlite(path: string, order: RestoreOrder): Promise<string | null> {
  await makeFolder(dirname(path));
  if (!existsSync(path)) {
    await replace(path, order, null);
    return null;
  }
  const former = `${path}.${formerName(order.now)}`;
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
    await giveToUserOfSite(copy, former === null ? dirname(path) : path);
    await syncToDisk(copy);
    if (former !== null) await putAside(path, former);
    // They belong to the former database, and SQLite would apply them to the restored one.
    await rm(`${path}-wal`, { force: true });
    await rm(`${path}-shm`, { force: true });
    await rename(copy, path);
    await syncToDisk(dirname(path));
  } finally {
    await removeSqliteFile(copy);
  }
}

/** Root may run the restore, but not the server. @param like a file or folder of the site */
async function giveToUserOfSite(path: string, like: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(like);
  await lchown(path, uid, gid);
}

/** Links the database to a second name first, so that there is a database at every moment. */
async function putAside(path: string, former: string): Promise<void> {
  await link(path, former).catch(() => copyFile(path, former, constants.COPYFILE_EXCL));
  // A damaged database was not checkpointed: its -wal file may be needed to repair it.
  if (existsSync(`${path}-wal`)) await rename(`${path}-wal`, `${former}-wal`);
}

/**
 * Checkpoints the database and locks it exclusively until the returned file is closed. Throws an OperatorError if it is in
 * use.
 * @returns null for a file that is not a readable database
 */
async function holdAlone(path: string): Promise<SqliteFile | null> {
  const file = await SqliteFile.open(path, 'live');
  try {
    file.waitForNobody();
    // Fails while any other connection has it open, even an idle one.
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

/** @returns undefined if the bookings cannot be read */
async function bookingsIn(file: SqliteFile): Promise<number | undefined> {
  try {
    const tables = await file.value(`SELECT COUNT(*) FROM sqlite_master WHERE name = 'booking'`);
    return tables === 0 ? 0 : Number(await file.value('SELECT COUNT(*) FROM booking'));
  } catch {
    return undefined;
  }
}
