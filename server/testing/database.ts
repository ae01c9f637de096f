import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface TestDatabase {
  /** A value for DATABASE_URL. */
  url: string;
  /** Closes open connections and deletes the database. */
  remove: () => Promise<void>;
}

/** An empty database for one test file: a file for SQLite, a database on the test server for PostgreSQL. */
export function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'sqlite' ? createFile() : createOnServer();
}

async function createFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-test-'));
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with npm, not file by file.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
