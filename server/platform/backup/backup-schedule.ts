import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackupSetting } from '../config/backup-setting.js';
import type { Config, DatabaseAddress } from '../config/config.js';
import { makeFolder } from '../config/make-folder.js';
import type { Clock } from '../context/clock.js';
import { repeat, type RepeatedJob } from '../jobs/repeat.js';
import { BackupInProgress, makeBackup } from './make-backup.js';
import { backupName, backupsToDelete, lastDue, scheduledBackups } from './scheduled-backups.js';
import { withPostgres } from './with-postgres.js';

interface ScheduleParts {
  setting: BackupSetting;
  database: DatabaseAddress;
  siteVersion: string;
  clock: Clock;
  log: Logger;
}

const LOOK_EVERY_MS = 60_000;
const LONGEST_STOP_MS = 1000;
const TRY_AGAIN_MS = 60 * 60_000;
/** Of a process that ended while it wrote. */
const ABANDONED_MS = 24 * 60 * 60_000;
const DRAFT = /^safety-classes-.*\.sqlite\.part(-journal)?$/;
// An arbitrary number, the same in every process.
const BACKUP_LOCK = 7_316_402_116;

/** Makes a backup every day, the one that was missed while no server ran included. */
export class BackupSchedule {
  private failedAt: number | undefined;

  constructor(private readonly parts: ScheduleParts) {}

  /** Makes the backup that is due, if one is. What fails is logged, and tried again in an hour. */
  async run(signal?: AbortSignal): Promise<void> {
    const { clock, log } = this.parts;
    const now = clock.now();
    if (this.failedAt !== undefined && now.getTime() - this.failedAt < TRY_AGAIN_MS) return;
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
    const [newest] = scheduledBackups(await readdir(folder));
    return !newest || newest.at < lastDue(this.parts.clock.now(), minuteOfDay);
  }

  /** Of several processes on one PostgreSQL one makes it; another looks a minute later, and finds it made. */
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
    for (const name of backupsToDelete(names)) await rm(join(folder, name));
    for (const name of names.filter((found) => DRAFT.test(found))) {
      const { mtimeMs } = await stat(join(folder, name));
      if (now.getTime() - mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
    }
  }
}

/** Looks every minute whether a backup is due. Nothing without BACKUP_DIR. */
export function startBackups(
  { backups: setting, database }: Pick<Config, 'backups' | 'database'>,
  siteVersion: string,
  clock: Clock,
  log: Logger,
): RepeatedJob {
  if (!setting) return { stop: () => Promise.resolve() };
  const schedule = new BackupSchedule({ setting, database, siteVersion, clock, log });
  const job = repeat((signal) => schedule.run(signal), LOOK_EVERY_MS, log);
  return {
    // The check of a large backup cannot be called off; its draft is of no use to anybody.
    stop: () => Promise.race([job.stop(), sleep(LONGEST_STOP_MS, undefined, { ref: false })]),
  };
}
