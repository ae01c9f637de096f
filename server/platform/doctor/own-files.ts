import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BEFORE_RESTORE } from '../backup/restore-order.js';
import { scheduledBackups } from '../backup/scheduled-backups.js';
import type { Config } from '../config/config.js';
import { databaseFiles } from '../config/data-directory.js';
import { JWT_SECRET_FILE } from '../config/jwt-secret.js';
import { outboxFolder } from '../outbox/outbox-folder.js';

export type Places = Pick<Config, 'database' | 'dataDir' | 'backups'>;

/** The folders of the data and the backups. */
export function ownFolders({ database, dataDir, backups }: Places): Set<string> {
  return new Set([
    dataDir,
    ...(database.kind === 'sqlite' ? [dirname(database.path)] : []),
    ...(backups ? [backups.folder] : []),
  ]);
}

/** Paths of the files with personal data or secrets that the site creates. Not all of them need to exist. */
export async function ownFiles({ database, dataDir, backups }: Places): Promise<string[]> {
  const outbox = outboxFolder(dataDir);
  // What a restore sets aside.
  const former =
    database.kind === 'sqlite'
      ? { folder: dirname(database.path), start: `${basename(database.path)}.${BEFORE_RESTORE}` }
      : { folder: dataDir, start: BEFORE_RESTORE };
  return [
    dataDir,
    join(dataDir, JWT_SECRET_FILE),
    ...databaseFiles(database),
    ...(await pathsIn(former.folder, (name) => name.startsWith(former.start))),
    outbox,
    ...(await pathsIn(outbox)),
    ...(backups ? await pathsIn(backups.folder, (name) => scheduledBackups([name]).length > 0) : []),
  ];
}

async function pathsIn(folder: string, isOwn = (_name: string) => true): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isOwn).map((name) => join(folder, name));
}
