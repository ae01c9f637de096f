import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isPostgres } from './is-postgres.js';
import { prepareNamed } from './prepared-statements.js';

/** SQL text by entity and, on SQLite, number of rows. */
const known = new WeakMap<EntityMetadata, Map<number, string>>();
/** Enough for a batch of bookings; SQL for more rows is built on each call. */
const MAX_KEPT_ROWS = 200;
/** Cache key on PostgreSQL, where one text serves any number of rows. */
const ANY_NUMBER = 0;
/** SQLite allows 32,766 parameters per statement. */
const MAX_VALUES = 30_000;

/**
 * Inserts rows in one statement with cached SQL. `manager.insert` builds its SQL for every row, which takes longer than
 * the insert itself; use this for the rows that every booking writes. A missing column becomes null. On SQLite, rows
 * beyond the parameter limit take further statements.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: abstract new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  const metadata = manager.connection.getMetadata(entity);
  if (isPostgres(manager.connection)) await insertColumns(manager, metadata, rows);
  else await insertValues(manager, metadata, rows);
}

/** Passes each column as one array, so that one prepared statement serves any number of rows. */
async function insertColumns(
  manager: EntityManager,
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const sql = knownSql(metadata, ANY_NUMBER, ({ columns, connection: { driver } }) => {
    const arrays = columns.map((column, index) => `$${index + 1}::${driver.normalizeType(column)}[]`);
    return `${insertInto(metadata)} SELECT * FROM unnest(${arrays.join(', ')})`;
  });
  prepareNamed(sql);
  const arrays = metadata.columns.map((column) => rows.map((row) => storedValue(row, column, metadata)));
  await manager.query(sql, arrays);
}

async function insertValues(
  manager: EntityManager,
  metadata: EntityMetadata,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const { columns } = metadata;
  const most = Math.floor(MAX_VALUES / columns.length);
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most);
    const sql = knownSql(metadata, some.length, () => {
      const row = `(${columns.map(() => '?').join(', ')})`;
      return `${insertInto(metadata)} VALUES ${some.map(() => row).join(', ')}`;
    });
    const values = some.flatMap((row) => columns.map((column) => storedValue(row, column, metadata)));
    await manager.query(sql, values);
  }
}

function storedValue(row: ObjectLiteral, column: ColumnMetadata, { connection }: EntityMetadata): unknown {
  const value: unknown = row[column.propertyName] ?? null;
  return isStoredAsItIs(column) ? value : connection.driver.preparePersistentValue(value, column);
}

/** Skips the driver's conversion, which compares the column with every type it knows. */
function isStoredAsItIs({ type, transformer }: ColumnMetadata): boolean {
  return transformer === undefined && (type === 'varchar' || type === 'text' || type === 'integer');
}

function knownSql(
  metadata: EntityMetadata,
  rows: number,
  make: (metadata: EntityMetadata) => string,
): string {
  const ofEntity = known.get(metadata) ?? new Map<number, string>();
  known.set(metadata, ofEntity);
  const sql = ofEntity.get(rows) ?? make(metadata);
  if (rows <= MAX_KEPT_ROWS) ofEntity.set(rows, sql);
  return sql;
}

function insertInto({ columns, connection: { driver }, tableName }: EntityMetadata): string {
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  return `INSERT INTO ${driver.escape(tableName)} (${names.join(', ')})`;
}
