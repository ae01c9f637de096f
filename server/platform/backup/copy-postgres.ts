import type pg from 'pg';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { batchSize, columnList, insertStatement, sqliteValue } from './copy-rows.js';
import { knownMigrations } from './known-migrations.js';
import { withSqliteFile, type SqliteFile } from './sqlite-file.js';
import { tablesOf, type RowCounts, type Table } from './tables-of.js';
import { withPostgres } from './with-postgres.js';

/** Copies a consistent snapshot of a live PostgreSQL database into a new SQLite file. @returns its row counts */
export function copyPostgres(url: string, to: string, signal?: AbortSignal): Promise<RowCounts> {
  return withPostgres(url, 'backup', async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await createTables(to, await migrationsOf(client));
    return withSqliteFile(to, 'live', async (file) => {
      // No journal, because an incomplete file is useless, and the complete one is checked.
      await file.all('PRAGMA journal_mode = OFF');
      await file.all('PRAGMA synchronous = OFF');
      await file.all('BEGIN');
      await withoutSearchIndex(file);
      const counts: Record<string, number> = {};
      for (const table of await tablesOf(file))
        counts[table.name] = await copyTable(client, file, table, signal);
      await file.all('COMMIT');
      return counts;
    });
  });
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('migrations') AS name`,
  );
  if (!found[0]?.name) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** Creates the tables with only these migrations, because a database before its upgrade does not have all of them. */
async function createTables(path: string, names: readonly string[]): Promise<void> {
  const source = createDataSource({ kind: 'sqlite', path }, []);
  source.setOptions({ migrations: [...knownMigrations('The database', names)] });
  await source.initialize();
  try {
    await migrate(source);
  } finally {
    await source.destroy();
  }
}

/** Removes the marks, so that nothing is indexed: that takes longer than the copy, and a server indexes a restored file. */
async function withoutSearchIndex(file: SqliteFile): Promise<void> {
  const [table] = await file.all(`SELECT name FROM sqlite_master WHERE name = 'search_mark'`);
  if (table) await file.all('DELETE FROM search_mark');
}

/** Uses a cursor, so that memory does not grow with the table. @returns the table's number of rows */
async function copyTable(
  client: pg.Client,
  file: SqliteFile,
  table: Table,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { name, columns } = table;
  await file.all(`DELETE FROM "${name}"`);
  await client.query(`DECLARE batches NO SCROLL CURSOR FOR SELECT ${columnList(table)} FROM "${name}"`);
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await client.query<unknown[]>({
      text: `FETCH ${batchSize(table)} FROM batches`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    await file.all(
      insertStatement(table, rows.length, () => '?'),
      rows.flatMap((row) => columns.map((_, index) => sqliteValue(row[index]))),
    );
  }
  await client.query('CLOSE batches');
  const { rows } = await client.query<{ count: string }>(`SELECT COUNT(*) AS count FROM "${name}"`);
  return Number(rows[0]?.count);
}
