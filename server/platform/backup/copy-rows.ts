import type { SqliteFile, SqliteRow, SqliteValue } from './sqlite-file.js';
import type { Table } from './tables-of.js';

/** Few enough that a server that makes its own backup can handle requests in between. */
const ROWS_AT_ONCE = 200;
/** Below the parameter limit of both databases. */
const PARAMETERS_AT_ONCE = 30_000;

export function batchSize({ columns }: Table): number {
  return Math.min(ROWS_AT_ONCE, Math.floor(PARAMETERS_AT_ONCE / columns.length));
}

export function columnList({ columns }: Table): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

/** @param place the placeholder of a parameter, numbered from 1 */
export function insertStatement(table: Table, rows: number, place: (index: number) => string): string {
  const width = table.columns.length;
  const values = Array.from({ length: rows }, (_, row) => {
    const places = table.columns.map((_column, column) => place(row * width + column + 1));
    return `(${places.join(', ')})`;
  });
  return `INSERT INTO "${table.name}" (${columnList(table)}) VALUES ${values.join(', ')}`;
}

/** Converts a value of PostgreSQL to the one that TypeORM would store in SQLite. */
export function sqliteValue(value: unknown): SqliteValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new TypeError(`a column holds a ${typeof value}, which a backup cannot`);
}

/** The rows of a table in batches. */
export async function* batchesOf(file: SqliteFile, table: Table): AsyncGenerator<SqliteRow[]> {
  let after = 0;
  for (;;) {
    const rows = await file.all(
      `SELECT rowid AS "rowid of the batch", ${columnList(table)} FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      [after, batchSize(table)],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = Number(last['rowid of the batch']);
  }
}
