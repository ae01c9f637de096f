import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import type { RequestContext } from '../context/request-context.js';
import { beginImmediate } from './begin-immediate.js';
import type { EntityClass, PoolOptions } from './data-source.js';
import { mayRunAgain } from './failures.js';
import { signals } from '../metrics/signals.js';
import { migrate } from './migrate.js';
import { interruptSqlite, openSqlite, openSqliteForLongReads } from './open-sqlite.js';
import { openPostgres } from './open-postgres.js';
import { PostgresPulse } from './postgres-pulse.js';
import { rollBack } from './roll-back.js';
import { startProblem } from './database-problem.js';

const MAX_RUNS = 5;
const LONGEST_PAUSE_MS = 40;
/** Connections for long reads on PostgreSQL. A further long read waits for one; guests do not. */
const ASIDE_POOL_SIZE = 2;
const LONGEST_CLOSE_MS = 1000;

export type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * The one way to the data. Reads go through `reader`, which never sees uncommitted work; every write is a
 * `transaction`. The reasons and measurements are in docs/locking.md.
 */
export abstract class Database {
  private commits = 0;
  private readonly aside = new AsyncLocalStorage<DataSource>();
  private asideReader: Promise<DataSource> | undefined;

  constructor(
    private readonly usualReader: DataSource,
    protected readonly writer: DataSource,
    private readonly openAside: () => Promise<DataSource>,
  ) {}

  get reader(): DataSource {
    return this.aside.getStore() ?? this.usualReader;
  }

  /**
   * Reads what may take seconds through a connection of its own, opened when first needed: `reader` is another one
   * for all that `work` calls, and nobody else waits. Where that is one connection, works take turns.
   */
  async readLong<T>(work: () => Promise<T>): Promise<T> {
    if (this.aside.getStore()) return work();
    this.asideReader ??= this.openAside().catch((error: unknown) => {
      this.asideReader = undefined;
      throw error;
    });
    const source = await this.asideReader;
    return this.takeTurn(() => this.aside.run(source, work));
  }

  protected takeTurn<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** Cancels the statement of the long read that is running. PostgreSQL has a statement timeout instead. */
  async interruptAside(): Promise<void> {
    const source = await this.asideReader?.catch(() => undefined);
    if (source) interruptSqlite(source);
  }

  /** Grows with every commit of this process, so that a cache can tell when an entry is stale. */
  get revision(): number {
    return this.commits;
  }

  /**
   * Runs `work` in one transaction of its own and commits. Serialization failures, deadlocks and lost races for a
   * unique key run it again, a bounded number of times: `work` must do nothing but use its manager.
   */
  async transaction<T>(ctx: Pick<RequestContext, 'log'>, work: Work<T>): Promise<T> {
    for (let run = 1; ; run += 1) {
      try {
        const result = await this.runOnce(work);
        this.commits += 1;
        return result;
      } catch (error) {
        if (run >= MAX_RUNS || !mayRunAgain(error)) throw error;
        ctx.log.debug({ run, err: error }, 'transaction runs again');
        signals.transactionRepeated.emit(undefined);
        await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  protected abstract runOnce<T>(work: Work<T>): Promise<T>;

  /** Transactions that wait for a connection. */
  get waiting(): number {
    return 0;
  }

  migrate(): Promise<number> {
    return migrate(this.writer);
  }

  async close(): Promise<void> {
    const aside = await this.asideReader?.catch(() => undefined);
    const sources = new Set([this.usualReader, this.writer, ...(aside ? [aside] : [])]);
    await Promise.all([...sources].map((source) => source.destroy()));
    // Otherwise Node.js keeps tracking it through every promise.
    this.aside.disable();
  }
}

/** SQLite: one writing connection whose transactions queue up, and a reading connection that cannot write. */
class SqliteDatabase extends Database {
  private queue: Promise<unknown> = Promise.resolve();
  private asideQueue: Promise<unknown> = Promise.resolve();

  private queued = 0;

  override get waiting(): number {
    return this.queued;
  }

  protected runOnce<T>(work: Work<T>): Promise<T> {
    this.queued += 1;
    const turn = this.queue.then(() => {
      this.queued -= 1;
      return this.runAlone(work);
    });
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  protected override takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.asideQueue.then(work);
    this.asideQueue = turn.catch(() => undefined);
    return turn;
  }

  private async runAlone<T>(work: Work<T>): Promise<T> {
    const runner = this.writer.createQueryRunner();
    await beginImmediate(runner);
    try {
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await rollBack(runner);
      throw error;
    }
  }

  /** Waits for the transactions that are queued. */
  override async close(): Promise<void> {
    await this.queue;
    await super.close();
  }
}

/** PostgreSQL: a pool; services take row locks inside the transaction. */
class PostgresDatabase extends Database {
  constructor(
    pool: DataSource,
    openAside: () => Promise<DataSource>,
    private readonly openPatient: () => Promise<DataSource>,
    private readonly pulse: PostgresPulse,
  ) {
    super(pool, pool, openAside);
    pulse.start();
  }

  override get waiting(): number {
    const pool: unknown = Reflect.get(this.writer.driver, 'master');
    return typeof pool === 'object' && pool !== null ? Number(Reflect.get(pool, 'waitingCount')) : 0;
  }

  /** Through a connection of its own: on many rows a migration takes longer than any other statement may. */
  override async migrate(): Promise<number> {
    const source = await this.openPatient();
    try {
      return await migrate(source);
    } finally {
      await source.destroy();
    }
  }

  protected async runOnce<T>(work: Work<T>): Promise<T> {
    const runner = this.writer.createQueryRunner();
    try {
      await runner.connect();
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await rollBack(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** A connection that is silent does not say goodbye. */
  override async close(): Promise<void> {
    await Promise.race([super.close(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    this.pulse.close();
  }
}

/**
 * Connects; does not migrate. A SQLite file of another version or program is left as it is.
 * @param log is told when PostgreSQL falls silent
 * @throws OperatorError that names the setting, where a setting is at fault
 */
export async function openDatabase(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  try {
    return await connect(address, entities, log);
  } catch (error) {
    throw startProblem(error, address) ?? error;
  }
}

async function connect(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<Database> {
  if (address.kind === 'sqlite') {
    const [reader, writer] = await openSqlite(address, entities);
    return new SqliteDatabase(reader, writer, () => openSqliteForLongReads(address, entities));
  }
  const pulse = new PostgresPulse(address.url, log);
  const { applicationName, open: stream } = pulse;
  const pool = await openPostgres(address, entities, { applicationName, stream });
  const open = (options: PoolOptions) => () =>
    openPostgres(address, entities, { applicationName, stream, ...options });
  const openAside = open({ poolSize: ASIDE_POOL_SIZE });
  const openPatient = open({ poolSize: 1, isPatient: true });
  return new PostgresDatabase(pool, openAside, openPatient, pulse);
}
