import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackupSetting } from '../config/backup-setting.js';
import type { Config, DatabaseAddress } from '../config/config.js';
import { makeFolder } from '../config/make-folder.js';
import type { Clock } from '../context/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../context/durations.js';
import { repeat, type RepeatedJob } from '../jobs/repeat.js';
import { BackupInProgress, makeBackup } from './make-backup.js';
import {
  backupName,
  backupsToDelete,
  lastDue,
  scheduledBackups,
  withoutFuture,
} from './scheduled-backups.js';
import { withPostgres } from './with-postgres.js';

interface ScheduleParts {
  setting: BackupSetting;
  database: DatabaseAddress;
  siteVersion: string;
  clock: Clock;
  log: Logger;
}

const LOOK_EVERY_MS = MINUTE_MS;
const LONGEST_STOP_MS = 1000;
const TRY_AGAIN_MS = HOUR_MS;
/** Age at which a draft was abandoned by a dead process. */
const ABANDONED_MS = DAY_MS;
const DRAFT = /^safety-classes-.*\.sqlite\.part(-journal)?$/;
// An arbitrary number, the same in every process.
const BACKUP_LOCK = 7_316_402_116;

/** Makes a backup every day, including one that was missed while no server ran. */
export class BackupSchedule {
  private failedAt: number | undefined;

  constructor(private readonly parts: ScheduleParts) {}

  /** Makes a backup if one is due. Logs a failure and retries after an hour. */
  async run(signal?: AbortSignal): Promise<void> {
    const { clock, log } = this.parts;
    const now = clock.now();
    const sinceFailure = this.failedAt === undefined ? undefined : now.getTime() - this.failedAt;
    // A failure in the future was noted while the clock was ahead.
    if (sinceFailure !== undefined && sinceFailure >= 0 && sinceFailure < TRY_AGAIN_MS) return;
    try {
      if (!(await this.isDue())) return;
      await this.onlyHere(() => this.make(now, signal));
      this.failedAt = undefined;
    } catch (error) {
      if (signal?.aborted || error instanceof BackupInProgress) return;
      this.failedAt = now.getTime();
      const { folder } = this.parts.setting;
      log.error({ err: error, folder }, 'no backup in BACKUP_DIR; retrying in an hour');
    }
  }

  private async isDue(): Promise<boolean> {
    const { folder, minuteOfDay } = this.parts.setting;
    await makeFolder(folder);
    const now = this.parts.clock.now();
    const [newest] = withoutFuture(scheduledBackups(await readdir(folder)), now);
    return !newest || newest.at < lastDue(now, minuteOfDay);
  }

  /** Takes an advisory lock, so that only one of several processes on PostgreSQL makes the backup. */
  private async onlyHere(work: () => Promise<void>): Promise<void> {
    const { database } = this.parts;
    if (database.kind === 'sqlite') return work();
    await withPostgres(database.url, 'backup', async (client) => {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        BACKUP_LOCK,
      ]);
      if (rows[0]?.taken && (await this.isDue())) await work();
    });
  }

  private async make(now: Date, signal: AbortSignal | undefined): Promise<void> {
    const { setting, database, siteVersion, log } = this.parts;
    const name = backupName(now);
    const path = join(setting.folder, name);
    const made = await makeBackup({ database, path, siteVersion, now, ...(signal && { signal }) });
    log.info({ name, ...made }, 'backup made');
    await this.prune(now);
  }

  private async prune(now: Date): Promise<void> {
    const { folder } = this.parts.setting;
    const names = await readdir(folder);
    for (const name of backupsToDelete(names, now)) await rm(join(folder, name));
    for (const name of names.filter((found) => DRAFT.test(found))) {
      const { mtimeMs } = await stat(join(folder, name));
      if (now.getTime() - mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
    }
  }
}

/** Checks every minute whether a backup is due. Does nothing without BACKUP_DIR. */
export function startBackups(
  { backups: setting, database }: Pick<Config, 'backups' | 'database'>,
  siteVersion: string,
  clock: Clock,
  log: Logger,
): RepeatedJob {
  if (!setting) return { stop: () => Promise.resolve() };
  const schedule = new BackupSchedule({ setting, database, siteVersion, clock, log });
  const job = repeat('backups', (signal) => schedule.run(signal), LOOK_EVERY_MS, log);
  return {
    // The check of a large backup cannot be aborted, and its draft is not needed.
    stop: () => Promise.race([job.stop(), sleep(LONGEST_STOP_MS, undefined, { ref: false })]),
  };
}
