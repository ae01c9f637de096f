import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { notifyCommitted } from './after-commit.js';
import { isRetryable } from './failures.js';
import { signals } from '../metrics/signals.js';
import { migrate } from './migrate.js';
import { interruptSqlite } from './open-sqlite.js';

const MAX_RUNS = 5;
const LONGEST_PAUSE_MS = 40;

export type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * All access to the data. Reads go through `reader`, which never sees uncommitted changes; every write is a
 * `transaction`. The reasons and measurements are in docs/locking.md.
 */
export abstract class Database {
  private commits = 0;
  private readonly longReadSource = new AsyncLocalStorage<DataSource>();
  private longReader: Promise<DataSource> | undefined;
  private activeLongReads = 0;

  constructor(
    private readonly usualReader: DataSource,
    protected readonly writer: DataSource,
    private readonly openLongReads: () => Promise<DataSource>,
  ) {}

  get reader(): DataSource {
    return this.longReadSource.getStore() ?? this.usualReader;
  }

  /**
   * Runs reads that may take seconds on a separate connection, opened on first use, so that other requests do not wait:
   * everything `work` calls sees it as `reader`. On SQLite it is one connection, and long reads queue for it.
   */
  async readLong<T>(work: () => Promise<T>): Promise<T> {
    if (this.longReadSource.getStore()) return work();
    this.longReader ??= this.openLongReads().catch((error: unknown) => {
      this.longReader = undefined;
      throw error;
    });
    const source = await this.longReader;
    return this.takeTurn(() => this.readOnLongReader(source, work));
  }

  private async readOnLongReader<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
    this.activeLongReads += 1;
    try {
      return await this.longReadSource.run(source, work);
    } finally {
      this.activeLongReads -= 1;
      // While it is enabled, Node.js tracks every promise of the process, which slows down bookings too.
      if (this.activeLongReads === 0) this.longReadSource.disable();
    }
  }

  protected takeTurn<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** Cancels the running statement of a long read on SQLite. PostgreSQL has a statement timeout instead. */
  async interruptLongRead(): Promise<void> {
    const source = await this.longReader?.catch(() => undefined);
    if (source) interruptSqlite(source);
  }

  /** Grows with every commit of this process, so that a cache can tell when an entry is stale. */
  get revision(): number {
    return this.commits;
  }

  /**
   * Runs `work` in a transaction and commits. Serialization failures, deadlocks and unique violations are retried, with
   * five runs at most, so `work` must have no effects besides its manager's.
   */
  async transaction<T>(ctx: Pick<RequestContext, 'log'>, work: Work<T>): Promise<T> {
    for (let run = 1; ; run += 1) {
      try {
        const [result, manager] = await this.runOnce(async (own) => [await work(own), own] as const);
        this.commits += 1;
        notifyCommitted(manager);
        return result;
      } catch (error) {
        if (run >= MAX_RUNS || !isRetryable(error)) throw error;
        ctx.log.debug({ run, err: error }, 'transaction runs again');
        signals.transactionRepeated.emit(undefined);
        await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  protected abstract runOnce<T>(work: Work<T>): Promise<T>;

  /** Number of transactions that wait for a connection. */
  get waiting(): number {
    return 0;
  }

  /** Whether the path of the database leads to another file than the opened one, or to none at the moment. */
  isReplaced(): boolean {
    return false;
  }

  migrate(): Promise<number> {
    return migrate(this.writer);
  }

  async close(): Promise<void> {
    const longReader = await this.longReader?.catch(() => undefined);
    const sources = new Set([this.usualReader, this.writer, ...(longReader ? [longReader] : [])]);
    await Promise.all([...sources].map((source) => source.destroy()));
  }
}
