import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeFolder } from '../config/make-folder.js';
import { APPLICATION_NAME, createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { OperatorError } from '../errors/operator-error.js';
import { batchesOf, insertStatement } from './copy-rows.js';
import { migrationsOf } from './copy-postgres.js';
import { knownMigrations } from './known-migrations.js';
import { makeBackup } from './make-backup.js';
import { formerName, type RestoreOrder } from './restore-order.js';
import { makeRestoredCopy } from './restored-copy.js';
import { removeSqliteFile, withSqliteFile, type SqliteFile, type SqliteValue } from './sqlite-file.js';
import { tablesOf, type Table } from './tables-of.js';
import { withPostgres } from './with-postgres.js';

/** How long pg_stat_activity may still list a closed connection. */
const LISTED_MS = 2000;
const PAUSE_MS = 50;

/** @returns path of a backup of the former rows; null if there were no bookings */
export function restorePostgres(url: string, order: RestoreOrder): Promise<string | null> {
  return withPostgres(url, 'restore', async (client) => {
    const names = await migrationsOf(client);
    if (names.length > 0) knownMigrations('The database', names);
    await refuseWhileServed(client);
    const bookings = names.length === 0 ? 0 : await countOf(client, 'booking');
    await order.confirm(bookings, `The database ${client.database ?? ''} on ${client.host}`);
    await makeFolder(order.dataDir);
    const former = bookings > 0 ? await backUpFormer(url, order) : null;
    await migrateTables(url);
    const copy = join(order.dataDir, 'restoring.sqlite');
    try {
      await makeRestoredCopy(order, copy);
      await withSqliteFile(copy, 'live', (file) => replaceRows(client, file));
    } finally {
      await removeSqliteFile(copy);
    }
    return former;
  });
}

/** Finds other processes by their application name. A connection that has just closed may still be listed. */
async function refuseWhileServed(client: pg.Client): Promise<void> {
  const deadline = performance.now() + LISTED_MS;
  while (await isServed(client)) {
    if (performance.now() > deadline)
      throw new OperatorError(
        'The database is in use. Stop every server that runs on it, and other programs of the site, then restore.',
      );
    await sleep(PAUSE_MS);
  }
}

async function isServed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE $1`,
    [`${APPLICATION_NAME}%`],
  );
  return rows.length > 0;
}

async function backUpFormer(url: string, { dataDir, now, siteVersion }: RestoreOrder): Promise<string> {
  const path = join(dataDir, `${formerName(now)}.sqlite`);
  await makeBackup({ database: { kind: 'postgres', url }, path, siteVersion, now });
  return path;
}

async function migrateTables(url: string): Promise<void> {
  const source = await createDataSource({ kind: 'postgres', url }, [], {
    poolSize: 1,
    isPatient: true,
  }).initialize();
  try {
    await migrate(source);
  } finally {
    await source.destroy();
  }
}

/** Replaces all rows in one transaction. Until it commits, other reads and writes wait for the TRUNCATE's lock. */
async function replaceRows(client: pg.Client, file: SqliteFile): Promise<void> {
  const tables = await tablesOf(file);
  await client.query('BEGIN');
  await client.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  for (const table of tables) {
    for await (const rows of batchesOf(file, table)) {
      await client.query(
        insertStatement(table, rows.length, (index) => `$${index}`),
        rows.flatMap((row) =>
          table.columns.map(({ name, isFlag }) => postgresValue(row[name] ?? null, isFlag)),
        ),
      );
    }
    await compareCounts(client, file, table);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

function postgresValue(value: SqliteValue, isFlag: boolean): SqliteValue | boolean {
  return isFlag && value !== null ? value !== 0 : value;
}

async function compareCounts(client: pg.Client, file: SqliteFile, { name }: Table): Promise<void> {
  const [expected, found] = [
    Number(await file.value(`SELECT COUNT(*) FROM "${name}"`)),
    await countOf(client, name),
  ];
  if (expected !== found) throw new Error(`${name} has ${found} rows instead of ${expected}`);
}

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT COUNT(*) AS count FROM "${table}"`);
  return Number(rows[0]?.count);
}
