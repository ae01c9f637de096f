import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/**
 * Starts one PostgreSQL for all server tests, in which createTestDatabase creates a database per test file, and names the
 * templates of both databases (template-database.ts).
 */
export default async function start() {
  const templates = mkdtempSync(join(tmpdir(), 'booking-templates-'));
  process.once('exit', () => rmSync(templates, { recursive: true, force: true }));
  process.env.TEST_SQLITE_TEMPLATE = templates;
  process.env.TEST_POSTGRES_TEMPLATE = `template_${randomBytes(8).toString('hex')}`;
  if (process.env.TEST_POSTGRES_URL) return;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  // Statistics gathered in the middle of a test would change the query plans that some tests check.
  const postgres = await startPostgres({ autovacuum: 'off' });
  process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.stopPostgres = postgres.stop;
}
