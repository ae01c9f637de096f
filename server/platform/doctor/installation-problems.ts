import type { Config } from '../config/config.js';
import type { Database } from '../database/database.js';
import { LONGEST_OUTBOX_WAIT_MS } from '../health/readiness.js';
import { areMessagesDelayed } from '../outbox/outbox-state.js';
import { checkBackupAge, checkFreeDisk } from './check-files.js';
import { publishedUrl } from '../config/own-host.js';
import type { Places } from './own-files.js';

/** What the office should tell the operator, who may not read the log. */
export const INSTALLATION_PROBLEMS = [
  'backupOverdue',
  'diskNearlyFull',
  'mailNotSent',
  'messagesDelayed',
] as const;
export type InstallationProblem = (typeof INSTALLATION_PROBLEMS)[number];

/** What is looked at, and the settings that say whether the site is public and sends mail. */
export type Installation = Places & Pick<Config, 'publicUrl' | 'smtpUrl'>;

/** The problems of the installation, by the same limits as the doctor and the readiness check. */
export async function installationProblems(
  installation: Installation,
  database: Database,
  now: Date,
): Promise<InstallationProblem[]> {
  const [backup, disks, messagesDelayed] = await Promise.all([
    installation.backups ? checkBackupAge(installation.backups, now) : undefined,
    // A disk that cannot be looked at is the readiness check's concern.
    checkFreeDisk(installation).catch(() => []),
    areMessagesDelayed(database.reader.manager, new Date(now.getTime() - LONGEST_OUTBOX_WAIT_MS)),
  ]);
  const found: Record<InstallationProblem, boolean> = {
    backupOverdue: backup?.state === 'fail',
    diskNearlyFull: disks.some(({ state }) => state !== 'ok'),
    mailNotSent: installation.smtpUrl === undefined && publishedUrl(installation) !== undefined,
    messagesDelayed,
  };
  return INSTALLATION_PROBLEMS.filter((problem) => found[problem]);
}
