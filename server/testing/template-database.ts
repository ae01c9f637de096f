import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';

// An arbitrary number, the same in every worker.
const TEMPLATE_LOCK = 5_207_731_946;

/**
 * The template of the test files' PostgreSQL databases, because copying it is faster than migrating. The first test file
 * that needs it creates it, and others wait.
 * @param migrate migrates the database with this name and leaves no connection open
 * @returns its name
 */
export async function templateDatabase(
  client: Client,
  migrate: (name: string) => Promise<void>,
): Promise<string> {
  const name = process.env.TEST_POSTGRES_TEMPLATE;
  if (!name) throw new Error('TEST_POSTGRES_TEMPLATE is not set: run the tests with npm, not file by file.');
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    // It allows no connections once it is complete, because a template must not have any while it is copied.
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND NOT datallowconn', [
      name,
    ]);
    if (rows.length === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${name}`);
      await migrate(name);
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/**
 * The same for SQLite. If several test files create it at once, it does not matter which of the equal files remains.
 * @param migrate migrates the database at a path and leaves no connection open
 * @returns its path
 */
export async function templateFile(migrate: (path: string) => Promise<void>): Promise<string> {
  const folder = process.env.TEST_SQLITE_TEMPLATE;
  if (!folder) throw new Error('TEST_SQLITE_TEMPLATE is not set: run the tests with Jest.');
  const path = join(folder, 'template.sqlite');
  if (!existsSync(path)) {
    const own = join(folder, `${randomUUID()}.sqlite`);
    await migrate(own);
    await rename(own, path);
  }
  return path;
}
