import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { createDataSource, type EntityClass, type PoolOptions } from './data-source.js';
import { PreparedClient } from './prepared-postgres.js';

/** Connects a pool. A connection that did not respond to its last statement is not reused. */
export async function openPostgres(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  options?: PoolOptions,
): Promise<DataSource> {
  const source = await createDataSource(address, entities, {
    Client: PreparedClient,
    ...options,
  }).initialize();
  const pool: unknown = Reflect.get(source.driver, 'master');
  if (!(pool instanceof pg.Pool)) throw new TypeError('the driver of PostgreSQL has no pool');
  pool.on('release', (_error: Error, client: pg.PoolClient) => {
    if (isUnanswered(client)) void endOf(client);
  });
  return source;
}

/** Its last statement hit query_timeout: the next one would queue behind it. */
function isUnanswered(client: pg.PoolClient): boolean {
  return Boolean(Reflect.get(client, '_activeQuery'));
}

/** The pool removes a client that is ending. Errors are ignored, because the connection is dead. */
async function endOf(client: pg.PoolClient): Promise<void> {
  if (client instanceof pg.Client) await client.end().catch(() => undefined);
}
