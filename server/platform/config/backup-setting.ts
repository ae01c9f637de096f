import { resolve } from 'node:path';
import type { Variables } from './variables.js';

/** Daily backups. */
export interface BackupSetting {
  folder: string;
  /** Local time of the process, 0 to 1439. */
  minuteOfDay: number;
}

/** Undefined without BACKUP_DIR. */
export function backupSetting(variables: Variables): BackupSetting | undefined {
  const problem = 'must be a time of the day from 00:00 to 23:59';
  const time = variables.matching('BACKUP_TIME', /^([01]\d|2[0-3]):[0-5]\d$/, problem, '02:30') ?? '02:30';
  const folder = variables.optional('BACKUP_DIR');
  if (folder === undefined) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { folder: resolve(folder), minuteOfDay: 60 * hour + minute };
}
