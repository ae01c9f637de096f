import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { migrations } from './migrations/migrations.js';
import { preparedSqlite } from './prepared-sqlite.js';
import { SnakeNaming } from './snake-naming.js';

// Longer than any write transaction takes, shorter than a browser waits for a response.
export const WAIT_FOR_LOCK_MS = 10_000;
const STATEMENT_LIMIT_MS = 20_000;
/** What pg_stat_activity calls the connections of this program. */
export const APPLICATION_NAME = 'safety-class-booking';

export type EntityClass = abstract new () => object;

/**
 * One TypeORM DataSource. On SQLite it is one connection, on PostgreSQL a pool. Not yet connected.
 * @param poolSize connections at most, on PostgreSQL
 */
export function createDataSource(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  poolSize = 10,
): DataSource {
  const shared = {
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false as const,
  };
  if (address.kind === 'sqlite') {
    return new DataSource({
      ...shared,
      type: 'sqlite',
      driver: preparedSqlite,
      database: address.path,
      busyTimeout: WAIT_FOR_LOCK_MS,
    });
  }
  return new DataSource({
    ...shared,
    type: 'postgres',
    url: address.url,
    poolSize,
    applicationName: APPLICATION_NAME,
    connectTimeoutMS: WAIT_FOR_LOCK_MS,
    extra: {
      lock_timeout: WAIT_FOR_LOCK_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    },
  });
}
