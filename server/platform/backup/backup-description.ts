import { isRecord } from '../validation/is-record.js';
import type { SqliteFile } from './sqlite-file.js';
import { DESCRIPTION_TABLE, type RowCounts } from './tables-of.js';

/** Metadata in a backup. */
export interface BackupDescription {
  madeAt: string;
  siteVersion: string;
  /** The kind of the original database. */
  database: 'sqlite' | 'postgres';
  rows: RowCounts;
}

export async function writeDescription(file: SqliteFile, description: BackupDescription): Promise<void> {
  const { madeAt, siteVersion, database, rows } = description;
  await file.all(`DROP TABLE IF EXISTS ${DESCRIPTION_TABLE}`);
  await file.all(
    `CREATE TABLE ${DESCRIPTION_TABLE} (made_at text NOT NULL, site_version text NOT NULL, "database" text NOT NULL, "rows" text NOT NULL)`,
  );
  await file.all(`INSERT INTO ${DESCRIPTION_TABLE} VALUES (?, ?, ?, ?)`, [
    madeAt,
    siteVersion,
    database,
    JSON.stringify(rows),
  ]);
}

/** Null for a database file that was not made as a backup. */
export async function readDescription(file: SqliteFile): Promise<BackupDescription | null> {
  const there = await file.value(`SELECT COUNT(*) FROM sqlite_master WHERE name = '${DESCRIPTION_TABLE}'`);
  if (there === 0) return null;
  const [row] = await file.all<{ made_at: string; site_version: string; database: string; rows: string }>(
    `SELECT * FROM ${DESCRIPTION_TABLE}`,
  );
  if (!row) return null;
  const rows: unknown = JSON.parse(row.rows);
  return {
    madeAt: row.made_at,
    siteVersion: row.site_version,
    database: row.database === 'postgres' ? 'postgres' : 'sqlite',
    rows: isRecord(rows)
      ? Object.fromEntries(Object.entries(rows).map(([name, count]) => [name, Number(count)]))
      : {},
  };
}
