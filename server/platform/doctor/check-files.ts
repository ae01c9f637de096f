import { readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.js';
import { lastDue, scheduledBackups, withoutFuture } from '../backup/scheduled-backups.js';
import { HOUR_MS } from '../context/durations.js';
import { freeDisk, MIN_FREE_BYTES } from '../health/free-disk.js';
import { fail, ok, warn, type Finding } from './finding.js';
import { ownFiles, ownFolders, type Places } from './own-files.js';

const MB = 1_000_000;
const SCARCE_FREE_BYTES = 1000 * MB;
const OF_OTHERS = 0o077;
/** Not of the group, to which the user of the site may belong. */
const OF_ALL = 0o007;
const ENTERED_BY_OTHERS = 0o011;

export async function checkFreeDisk(places: Places): Promise<Finding[]> {
  return Promise.all(
    [...ownFolders(places)].map(async (folder) => {
      const free = await freeDisk(folder);
      const text = `${Math.floor(free / MB)} MB free for ${folder}`;
      if (free < MIN_FREE_BYTES) return fail('disk', text);
      return free < SCARCE_FREE_BYTES ? warn('disk', text) : ok('disk', text);
    }),
  );
}

/**
 * Checks that personal data and secrets are accessible only for their owner.
 * @param settings path of .env, which need not exist
 */
export async function checkFileModes(places: Places, settings: string): Promise<Finding[]> {
  const open: string[] = [];
  for (const path of await ownFiles(places))
    if (((await modeOf(path)) & OF_OTHERS) !== 0 && (await canOthersReach(path))) open.push(path);
  if (((await modeOf(settings)) & OF_ALL) !== 0 && (await canOthersReach(settings)))
    return [fail('file modes', `other users can read ${settings}: chmod o-rwx ${settings}`)];
  const [first] = open;
  if (first === undefined) return [ok('file modes', 'personal data and secrets are for their owner alone')];
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  return [fail('file modes', `other users can read ${first}${more}: ${await cureOf(first)}`)];
}

/** 0 for a missing file, which may have been deleted meanwhile. */
async function modeOf(path: string): Promise<number> {
  const { mode } = await stat(path).catch(() => ({ mode: 0 }));
  return mode;
}

/** Nobody else reaches what is in a folder that is closed to them. */
async function canOthersReach(path: string): Promise<boolean> {
  const folder = dirname(path);
  if (folder === path) return true;
  return ((await modeOf(folder)) & ENTERED_BY_OTHERS) !== 0 && canOthersReach(folder);
}

/** This user may have access only through the group, so the file must become its own first. */
async function cureOf(path: string): Promise<string> {
  const { uid } = await stat(path);
  const user = process.getuid?.() ?? 0;
  const owns = user === 0 || uid === user ? '' : `chown ${user} ${path}; `;
  return `${owns}chmod go-rwx ${path}`;
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
