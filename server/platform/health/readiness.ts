import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Clock } from '../context/clock.js';
import { MINUTE_MS } from '../context/durations.js';
import type { Database } from '../database/database.js';
import { migrationState } from '../database/migration-state.js';
import { codeOf } from '../errors/code-of.js';
import { areMessagesDelayed } from '../outbox/outbox-state.js';
import { freeDisk, MIN_FREE_BYTES } from './free-disk.js';

/** A load balancer routes no requests to a server with a failed check; a degraded one is for the operator to fix. */
type Status = 'ok' | 'degraded' | 'failed';

interface Check {
  status: Status;
  /** Only numbers and codes, because the report is public. */
  [fact: string]: string | number;
}

export interface ReadinessReport {
  status: Status | 'stopping';
  checks: Record<string, Check>;
}

interface Parts {
  config: Pick<Config, 'database' | 'dataDir'>;
  database: Database;
  clock: Clock;
}

const KEPT_MS = 1000;
const LONGEST_CHECK_MS = 2000;
/** A message that is due for longer is delayed. */
export const LONGEST_OUTBOX_WAIT_MS = 30 * MINUTE_MS;

/** The readiness of this server, cached for a second to limit queries to the database. */
export class Readiness {
  private last: { report: Promise<ReadinessReport>; at: number } | undefined;

  constructor(private readonly parts: Parts) {}

  report(): Promise<ReadinessReport> {
    const at = performance.now();
    if (!this.last || at - this.last.at > KEPT_MS) this.last = { report: this.check(), at };
    return this.last.report;
  }

  private async check(): Promise<ReadinessReport> {
    const [database, migrations, disk, outbox] = await Promise.all([
      bounded(() => this.checkDatabase()),
      bounded(() => this.checkMigrations()),
      bounded(() => this.checkDisk()),
      bounded(() => this.checkOutbox()),
    ]);
    const checks = { database, migrations, disk, outbox };
    const found = new Set(Object.values(checks).map(({ status }) => status));
    const status = found.has('failed') ? 'failed' : found.has('degraded') ? 'degraded' : 'ok';
    return { status, checks };
  }

  private async checkDatabase(): Promise<Check> {
    const { database, config } = this.parts;
    if (config.database.kind === 'sqlite') {
      await database.reader.query('SELECT 1');
      // Also fails if the disk was remounted read-only.
      await access(config.database.path, constants.R_OK | constants.W_OK);
      return database.isReplaced() ? { status: 'failed', reason: 'file replaced' } : { status: 'ok' };
    }
    const [found]: { isReadOnly: boolean }[] = await database.reader.query(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    return found?.isReadOnly === false ? { status: 'ok' } : { status: 'failed', reason: 'read only' };
  }

  private async checkMigrations(): Promise<Check> {
    const { pending, unknown } = await migrationState(this.parts.database.reader);
    // Unknown migrations are those of a newer server, as during a rolling upgrade.
    const status = pending.length > 0 ? 'failed' : unknown.length > 0 ? 'degraded' : 'ok';
    return { status, pending: pending.length, unknown: unknown.length };
  }

  private async checkDisk(): Promise<Check> {
    const { dataDir, database } = this.parts.config;
    const paths = [dataDir, ...(database.kind === 'sqlite' ? [dirname(database.path)] : [])];
    const freeBytes = Math.min(...(await Promise.all(paths.map(freeDisk))));
    // Rounded, so that the public number does not reveal each message that is written as a file.
    const shown = freeBytes - (freeBytes % MIN_FREE_BYTES);
    return { status: freeBytes < MIN_FREE_BYTES ? 'failed' : 'ok', freeBytes: shown };
  }

  /**
   * Unsent mail only degrades, because the site still works. Exact delays and single failures are not reported: a
   * guest who has just requested a mail could see whether one was queued, and so whether the account exists.
   */
  private async checkOutbox(): Promise<Check> {
    const { database, clock } = this.parts;
    const before = new Date(clock.now().getTime() - LONGEST_OUTBOX_WAIT_MS);
    const isDelayed = await areMessagesDelayed(database.reader.manager, before);
    return { status: isDelayed ? 'degraded' : 'ok' };
  }
}

async function bounded(check: () => Promise<Check>): Promise<Check> {
  const tooLate = sleep(LONGEST_CHECK_MS, undefined, { ref: false });
  const found = check().catch((error: unknown): Check => ({
    status: 'failed',
    reason: codeOf(error) || 'error',
  }));
  return (await Promise.race([found, tooLate])) ?? { status: 'failed', reason: 'no answer' };
}
