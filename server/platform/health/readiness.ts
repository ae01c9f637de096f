import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Clock } from '../context/clock.js';
import type { Database } from '../database/database.js';
import { migrationState } from '../database/migration-state.js';
import { codeOf } from '../errors/code-of.js';
import { outboxState } from '../outbox/outbox-state.js';
import { freeDisk, LEAST_FREE_BYTES } from './free-disk.js';

/** A balancer sends nobody to a server of which one check has failed; what is degraded is for the operator to see to. */
type Status = 'ok' | 'degraded' | 'failed';

interface Check {
  status: Status;
  /** Numbers and codes: anybody may read them. */
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
const LONGEST_OUTBOX_WAIT_MS = 30 * 60_000;

/** Whether this server can do its work now. However often it is asked, the database is asked once a second at most. */
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
      // Also no when the disk has been mounted again to be read only.
      await access(config.database.path, constants.R_OK | constants.W_OK);
      return { status: 'ok' };
    }
    const [found]: { isReadOnly: boolean }[] = await database.reader.query(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    return found?.isReadOnly === false ? { status: 'ok' } : { status: 'failed', reason: 'read only' };
  }

  private async checkMigrations(): Promise<Check> {
    const { pending, unknown } = await migrationState(this.parts.database.reader);
    // Unknown ones: a newer server has migrated while this one runs, as in every upgrade of several servers.
    const status = pending.length > 0 ? 'failed' : unknown.length > 0 ? 'degraded' : 'ok';
    return { status, pending: pending.length, unknown: unknown.length };
  }

  private async checkDisk(): Promise<Check> {
    const { dataDir, database } = this.parts.config;
    const paths = [dataDir, ...(database.kind === 'sqlite' ? [dirname(database.path)] : [])];
    const freeBytes = Math.min(...(await Promise.all(paths.map(freeDisk))));
    // No finer: each message written as a file would be seen.
    const shown = freeBytes - (freeBytes % LEAST_FREE_BYTES);
    return { status: freeBytes < LEAST_FREE_BYTES ? 'failed' : 'ok', freeBytes: shown };
  }

  /**
   * Mail that does not leave is no reason to take the site away. Seconds and failures of single messages are not told:
   * whoever asked for a mail a moment ago would see whether one was to be sent, and so whether there is an account.
   */
  private async checkOutbox(): Promise<Check> {
    const { database, clock } = this.parts;
    const { oldestDueMs } = await outboxState(database.reader.manager, clock.now());
    return { status: oldestDueMs > LONGEST_OUTBOX_WAIT_MS ? 'degraded' : 'ok' };
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
