import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { lastDue, scheduledBackups, withoutFuture } from '../backup/scheduled-backups.js';
import { freeDisk, MIN_FREE_BYTES } from '../health/free-disk.js';
import { fail, ok, warn, type Finding } from './finding.js';

const MB = 1_000_000;
const SCARCE_FREE_BYTES = 1000 * MB;
const OF_OTHERS = 0o077;
const HOUR_MS = 60 * 60_000;

export async function checkFreeDisk({
  dataDir,
  backups,
}: Pick<Config, 'dataDir' | 'backups'>): Promise<Finding[]> {
  const places = [dataDir, ...(backups ? [backups.folder] : [])];
  return Promise.all(
    places.map(async (place) => {
      const free = await freeDisk(place);
      const text = `${Math.floor(free / MB)} MB free for ${place}`;
      if (free < MIN_FREE_BYTES) return fail('disk', text);
      return free < SCARCE_FREE_BYTES ? warn('disk', text) : ok('disk', text);
    }),
  );
}

/** Checks that personal data and secrets are accessible only for their owner. */
export async function checkFileModes(dataDir: string): Promise<Finding[]> {
  const paths = [dataDir, ...(await pathsBelow(dataDir))];
  const open: string[] = [];
  for (const path of paths) {
    // A file may be deleted meanwhile.
    const { mode } = await stat(path).catch(() => ({ mode: 0 }));
    if ((mode & OF_OTHERS) !== 0) open.push(path);
  }
  if (open.length === 0) return [ok('file modes', `${dataDir} is for its owner alone`)];
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  return [fail('file modes', `other users can read ${open[0] ?? ''}${more}: chmod -R go-rwx ${dataDir}`)];
}

async function pathsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => join(folder, name));
}

export async function checkBackupAge(backups: Config['backups'], now: Date): Promise<Finding> {
  if (!backups) return warn('backup', 'BACKUP_DIR is not set: no backups are scheduled');
  const names = await readdir(backups.folder).catch(() => []);
  const found = scheduledBackups(names);
  const [newest] = withoutFuture(found, now);
  if (!newest) return fail('backup', `none in ${backups.folder}`);
  const text = `the newest is ${Math.round((now.getTime() - newest.at.getTime()) / HOUR_MS)} h old: ${newest.name}`;
  // The last due backup may still be in progress or be retried.
  const expected = lastDue(new Date(now.getTime() - 2 * HOUR_MS), backups.minuteOfDay);
  if (newest.at < expected) return fail('backup', text);
  const [latest] = found;
  return latest && latest !== newest
    ? warn('backup', `${text}; ${latest.name} is from the future: the clock was ahead`)
    : ok('backup', text);
}
