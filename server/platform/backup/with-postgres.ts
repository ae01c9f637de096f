import type pg from 'pg';
import { APPLICATION_NAME, WAIT_FOR_LOCK_MS } from '../database/data-source.js';

/** Runs `work` with a connection of its own, without the pool's statement timeouts. */
export async function withPostgres<T>(
  url: string,
  purpose: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Loaded on demand, because a server on SQLite does not need the driver.
  const { Client } = (await import('pg')).default;
  const client = new Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME} ${purpose}`,
    connectionTimeoutMillis: WAIT_FOR_LOCK_MS,
    lock_timeout: WAIT_FOR_LOCK_MS,
    keepAlive: true,
  });
  // A lost connection also rejects the running query, so the event needs no handling.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
