import { CLOCK_SKEW_MS } from '../context/clock.js';
import { DAY_MS } from '../context/durations.js';

/** A scheduled backup, recognized by its file name. */
export interface ScheduledBackup {
  name: string;
  /** Local time in the file name. */
  at: Date;
}

const NAME = /^safety-classes-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)\.sqlite$/;
const DAYS = 7;
const WEEKS = 4;
/** The first Monday of the epoch. */
const MONDAY = new Date(1970, 0, 5).getTime();

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function dayOf(at: Date): string {
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

/** Number of the local calendar week. Rounding allows for days of 23 and 25 hours. */
function weekOf(at: Date): number {
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.floor(Math.round((midnight - MONDAY) / DAY_MS) / 7);
}

export function backupName(at: Date): string {
  return `safety-classes-${dayOf(at)}T${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.sqlite`;
}

/** The scheduled backups among a folder's files, newest first; ignores other files. */
export function scheduledBackups(names: readonly string[]): ScheduledBackup[] {
  const found = names.flatMap((name) => {
    const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
    if (year === undefined) return [];
    const at = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
    return [{ name, at }];
  });
  return found.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Without backups from the future, which were made while the clock was ahead. The minute of a name may just be beginning. */
export function withoutFuture(backups: readonly ScheduledBackup[], now: Date): ScheduledBackup[] {
  return backups.filter(({ at }) => at.getTime() <= now.getTime() + CLOCK_SKEW_MS);
}

/** The last time a backup was due: that minute of today, or of yesterday. */
export function lastDue(now: Date, minuteOfDay: number): Date {
  const due = (daysAgo: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 0, minuteOfDay);
  return due(0) <= now ? due(0) : due(1);
}

/**
 * Selects backups to delete. Retained are the newest of each of the last 7 days that have one, and of each of the last 4
 * weeks that have one before the week of the oldest of those. Backups from the future are neither counted nor deleted.
 */
export function backupsToDelete(names: readonly string[], now: Date): string[] {
  const backups = withoutFuture(scheduledBackups(names), now);
  const daily = newestOfEach(backups, ({ at }) => dayOf(at), DAYS);
  const oldestDaily = daily.at(-1)?.at;
  const older = backups.filter(({ at }) => oldestDaily !== undefined && weekOf(at) < weekOf(oldestDaily));
  const kept = new Set([...daily, ...newestOfEach(older, ({ at }) => weekOf(at), WEEKS)]);
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/** @param backups newest first */
function newestOfEach(
  backups: readonly ScheduledBackup[],
  keyOf: (backup: ScheduledBackup) => string | number,
  most: number,
): ScheduledBackup[] {
  const newest = new Map<string | number, ScheduledBackup>();
  for (const backup of backups) {
    const key = keyOf(backup);
    if (!newest.has(key)) newest.set(key, backup);
  }
  return [...newest.values()].slice(0, most);
}
