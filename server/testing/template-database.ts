import type { Client } from 'pg';

// An arbitrary number, the same in every worker.
const TEMPLATE_LOCK = 5_207_731_946;

/**
 * The PostgreSQL database of this run from which those of the test files are copied: migrating takes longer than a copy.
 * The first test file that wants it makes it, the others wait for it.
 * @param migrate runs the migrations on the database of that name, and leaves no connection open
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
    // Closed once it is complete; nobody may be connected to what is copied.
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
