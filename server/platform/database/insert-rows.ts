import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';

/** The text of the statement, by entity and number of rows. */
const known = new WeakMap<EntityMetadata, Map<number, string>>();
/** As many as many bookings at once have; the text for more is made when it is wanted. */
const MOST_KEPT_ROWS = 200;
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;

/**
 * Inserts rows in one statement, whose text is made once. `manager.insert` makes it anew for every row, which takes
 * longer than the insert; this is for what every booking writes. A column left out is null. More rows than a statement
 * has room for take several.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: abstract new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  const metadata = manager.connection.getMetadata(entity);
  const { columns, connection } = metadata;
  const most = Math.floor(MOST_VALUES / columns.length);
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most);
    const values = some.flatMap((row) =>
      columns.map((column): unknown =>
        connection.driver.preparePersistentValue(row[column.propertyName] ?? null, column),
      ),
    );
    await manager.query(insertSql(metadata, some.length), values);
  }
}

function insertSql(metadata: EntityMetadata, rows: number): string {
  if (rows > MOST_KEPT_ROWS) return makeInsertSql(metadata, rows);
  const ofEntity = known.get(metadata) ?? new Map<number, string>();
  known.set(metadata, ofEntity);
  const sql = ofEntity.get(rows) ?? makeInsertSql(metadata, rows);
  ofEntity.set(rows, sql);
  return sql;
}

function makeInsertSql({ columns, connection, tableName }: EntityMetadata, rows: number): string {
  const { driver } = connection;
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  const row = (_: unknown, index: number): string => {
    const places = columns.map(({ propertyName }, place) =>
      driver.createParameter(propertyName, index * columns.length + place),
    );
    return `(${places.join(', ')})`;
  };
  const values = Array.from({ length: rows }, row);
  return `INSERT INTO ${driver.escape(tableName)} (${names.join(', ')}) VALUES ${values.join(', ')}`;
}
