import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { migrations } from './migrations/migrations.js';
import { preparedSqlite } from './prepared-sqlite.js';
import { SnakeNaming } from './snake-naming.js';

// Longer than any write transaction takes, shorter than a browser waits for a response.
export const WAIT_FOR_LOCK_MS = 10_000;
/** PostgreSQL cancels a statement after this time, including waits for locks. */
const STATEMENT_LIMIT_MS = 20_000;
/** By then PostgreSQL would have reported its own timeout, so the connection is considered dead. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 2000;
/** Shorter than the lock timeout, so that a dead process's transaction is rolled back before others stop waiting for it. */
const SILENT_TRANSACTION_MS = 8000;
const LIMITS = {
  lock_timeout: WAIT_FOR_LOCK_MS,
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
  query_timeout: ANSWER_LIMIT_MS,
};
const IDLE_CONNECTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 5000;
/** application_name in pg_stat_activity. */
export const APPLICATION_NAME = 'safety-class-booking';

export interface PoolOptions {
  /** Maximum number of connections. */
  poolSize?: number;
  applicationName?: string;
  /** Milliseconds to wait for the result of a statement. */
  query_timeout?: number;
  /** Waits for locks and results without a timeout. */
  isPatient?: boolean;
  Client?: typeof Client;
  /** Creates the socket of a connection. */
  stream?: () => Socket;
}

interface ConnectionOptions extends PoolOptions {
  /** Whether a missing SQLite file is created. Default: true. */
  mayCreate?: boolean;
}

export type EntityClass = abstract new () => object;

/**
 * One TypeORM DataSource. On SQLite it is one connection, on PostgreSQL a pool. Not yet connected.
 * @param options all but `mayCreate` are for PostgreSQL; the reasons for the limits are in docs/locking.md
 */
export function createDataSource(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  options: ConnectionOptions = {},
): DataSource {
  const {
    mayCreate = true,
    poolSize = 10,
    applicationName = APPLICATION_NAME,
    isPatient = false,
    ...pool
  } = options;
  const shared = {
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false as const,
    // By default TypeORM drops such a condition, and so finds or changes any row.
    invalidWhereValuesBehavior: { undefined: 'throw', null: 'throw' } as const,
  };
  if (address.kind === 'sqlite') {
    return new DataSource({
      ...shared,
      type: 'sqlite',
      driver: preparedSqlite({ mayCreate }),
      database: address.path,
      busyTimeout: WAIT_FOR_LOCK_MS,
    });
  }
  return new DataSource({
    ...shared,
    type: 'postgres',
    url: address.url,
    poolSize,
    applicationName,
    connectTimeoutMS: WAIT_FOR_LOCK_MS,
    extra: {
      ...(!isPatient && LIMITS),
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      // `inOrder` and Promise.all send a statement without waiting for the previous result on the connection.
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      ...pool,
    },
  });
}
