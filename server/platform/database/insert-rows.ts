import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';

/** The text of the statement, by entity and number of rows. */
const known = new WeakMap<EntityMetadata, Map<number, string>>();

/**
 * Inserts rows in one statement, whose text is made once. `manager.insert` makes it anew for every row, which takes
 * longer than the insert; this is for what every booking writes. A column left out is null.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: abstract new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const metadata = manager.connection.getMetadata(entity);
  const { columns, connection } = metadata;
  const values = rows.flatMap((row) =>
    columns.map((column): unknown =>
      connection.driver.preparePersistentValue(row[column.propertyName] ?? null, column),
    ),
  );
  await manager.query(insertSql(metadata, rows.length), values);
}

function insertSql(metadata: EntityMetadata, rows: number): string {
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
