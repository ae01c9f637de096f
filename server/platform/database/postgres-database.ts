import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import type { EntityClass, PoolOptions } from './data-source.js';
import { Database, type Work } from './database.js';
import { migrate } from './migrate.js';
import { openPostgres } from './open-postgres.js';
import { PostgresHealthProbe } from './postgres-health-probe.js';
import { rollBack } from './roll-back.js';

const LONGEST_CLOSE_MS = 1000;
/** Connections for long reads. Further long reads wait for one; guests' requests do not. */
const LONG_READ_POOL_SIZE = 2;

/** PostgreSQL: a pool; services take row locks inside the transaction. */
export class PostgresDatabase extends Database {
  constructor(
    pool: DataSource,
    openLongReads: () => Promise<DataSource>,
    private readonly openPatient: () => Promise<DataSource>,
    private readonly healthProbe: PostgresHealthProbe,
  ) {
    super(pool, pool, openLongReads);
    healthProbe.start();
  }

  override get waiting(): number {
    const pool: unknown = Reflect.get(this.writer.driver, 'master');
    return typeof pool === 'object' && pool !== null ? Number(Reflect.get(pool, 'waitingCount')) : 0;
  }

  /** Uses a separate connection without timeouts, because a migration of many rows exceeds them. */
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

  /** Waits one second at most, because a dead connection never confirms its close. */
  override async close(): Promise<void> {
    await Promise.race([super.close(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    this.healthProbe.close();
  }
}

/** @param log gets an error when PostgreSQL stops responding */
export async function connectPostgres(
  address: Extract<DatabaseAddress, { kind: 'postgres' }>,
  entities: readonly EntityClass[],
  log?: Logger,
): Promise<PostgresDatabase> {
  const healthProbe = new PostgresHealthProbe(address.url, log);
  const { applicationName, open: stream } = healthProbe;
  const open = (options?: PoolOptions): Promise<DataSource> =>
    openPostgres(address, entities, { applicationName, stream, ...options });
  return new PostgresDatabase(
    await open(),
    () => open({ poolSize: LONG_READ_POOL_SIZE }),
    () => open({ poolSize: 1, isPatient: true }),
    healthProbe,
  );
}
