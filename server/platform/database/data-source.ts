import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { migrations } from './migrations/migrations.js';
import { preparedSqlite } from './prepared-sqlite.js';
import { SnakeNaming } from './snake-naming.js';

// Longer than any write transaction takes, shorter than a browser waits for a response.
export const WAIT_FOR_LOCK_MS = 10_000;
/** PostgreSQL ends a statement after this time, a wait for a lock included. */
const STATEMENT_LIMIT_MS = 20_000;
/** Not waited for any longer: PostgreSQL would have said something. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 2000;
/** A transaction of a process that is gone is taken back while others still wait for its locks. */
const SILENT_TRANSACTION_MS = 8000;
const LIMITS = {
  lock_timeout: WAIT_FOR_LOCK_MS,
  statement_timeout: STATEMENT_LIMIT_MS,
  idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
  query_timeout: ANSWER_LIMIT_MS,
};
const IDLE_CONNECTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 5000;
/** What pg_stat_activity calls the connections of this program. */
export const APPLICATION_NAME = 'safety-class-booking';

export interface PoolOptions {
  /** Connections at most. */
  poolSize?: number;
  applicationName?: string;
  /** How long the answer to a statement is waited for. */
  query_timeout?: number;
  /** Waits for locks and answers as long as they take. */
  isPatient?: boolean;
  /** Makes a connection. */
  Client?: typeof Client;
  /** Makes the socket of a connection. */
  stream?: () => Socket;
}

export type EntityClass = abstract new () => object;

/**
 * One TypeORM DataSource. On SQLite it is one connection, on PostgreSQL a pool. Not yet connected.
 * @param pool on PostgreSQL; the reasons for its limits are in docs/locking.md
 */
export function createDataSource(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  { poolSize = 10, applicationName = APPLICATION_NAME, isPatient = false, ...pool }: PoolOptions = {},
): DataSource {
  const shared = {
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false as const,
    // Left to itself TypeORM drops such a condition, and finds or changes any row.
    invalidWhereValuesBehavior: { undefined: 'throw', null: 'throw' } as const,
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
    applicationName,
    connectTimeoutMS: WAIT_FOR_LOCK_MS,
    extra: {
      ...(!isPatient && LIMITS),
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      // A statement is sent while the one before it on the connection is still being answered: by `inOrder`, and by Promise.all.
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      ...pool,
    },
  });
}
