import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from './database.js';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('creates a PostgreSQL database that lower-cases Spanish names, and removes it', async () => {
  const database = await createTestDatabase('postgres');
  await expect(ask(database.url, `SELECT lower('MUÑOZ') AS name`)).resolves.toEqual([{ name: 'muñoz' }]);
  await database.remove();
  await expect(ask(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

it('creates a folder for a SQLite file, and removes it', async () => {
  const database = await createTestDatabase('sqlite');
  const folder = dirname(database.url.replace('sqlite:', ''));
  expect(existsSync(folder)).toBe(true);
  await database.remove();
  expect(existsSync(folder)).toBe(false);
});
