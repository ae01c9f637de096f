import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { createDataSource, type EntityClass, type PoolOptions } from './data-source.js';
import { PreparedClient } from './prepared-postgres.js';

/** Connects a pool. What its statements got no answer on is not used again. */
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

/** Its last statement ran into query_timeout: the next one would queue up behind it. */
function isUnanswered(client: pg.PoolClient): boolean {
  return Boolean(Reflect.get(client, '_activeQuery'));
}

/** The pool lets go of a client that is ending. */
async function endOf(client: pg.PoolClient): Promise<void> {
  if (client instanceof pg.Client) await client.end();
}
