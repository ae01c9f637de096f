import type pg from 'pg';
import { APPLICATION_NAME, WAIT_FOR_LOCK_MS } from '../database/data-source.js';

/** One connection without the limits of the site's own, for as long as `work` takes. */
export async function withPostgres<T>(
  url: string,
  purpose: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Only where it is needed: a server on SQLite starts without the driver.
  const { Client } = (await import('pg')).default;
  const client = new Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME} ${purpose}`,
    connectionTimeoutMillis: WAIT_FOR_LOCK_MS,
    lock_timeout: WAIT_FOR_LOCK_MS,
    keepAlive: true,
  });
  // The query that is under way fails as well, and tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
