import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { templateDatabase, templateFile } from './template-database.js';

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

/**
 * The same, but already migrated: a copy of the template of the run.
 * @param migrate migrates the database at a URL
 */
export function createMigratedDatabase(
  kind: DatabaseKind,
  migrate: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  return kind === 'sqlite' ? createFile(migrate) : createOnServer(migrate);
}

async function createFile(migrate?: (url: string) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-test-'));
  const path = join(folder, 'test.sqlite');
  if (migrate) await copyFile(await templateFile((template) => migrate(`sqlite:${template}`)), path);
  return {
    url: `sqlite:${path}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(migrate?: (url: string) => Promise<void>): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with npm, not file by file.');
  const urlOf = (database: string): string => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await connected(server, async (client) => {
    const template = migrate && (await templateDatabase(client, (database) => migrate(urlOf(database))));
    await client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  });
  const remove = (): Promise<void> =>
    connected(server, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
  return { url: urlOf(name), remove };
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
