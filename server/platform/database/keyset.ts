import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How a list is ordered: by columns of which the last is unique, and by the same keys of a row that was read. */
export interface ListOrder<Row> {
  columns: readonly string[];
  direction: 'ASC' | 'DESC';
  keysOf: (row: Row) => string[];
}

/**
 * Orders by the columns and starts after the row with the given keys. The last column must be unique, so that no
 * row is skipped or shown twice while others come and go.
 */
export function seek<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  direction: 'ASC' | 'DESC',
  after: readonly string[] | null,
): SelectQueryBuilder<Row> {
  for (const column of columns) query.addOrderBy(column, direction);
  if (after === null) return query;
  const keys = Object.fromEntries(after.map((key, index) => [`key${index}`, key]));
  const names = Object.keys(keys).map((name) => `:${name}`);
  return query.andWhere(
    `(${columns.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${names.join(', ')})`,
    keys,
  );
}

const BATCH = 500;

/** All rows of a list in batches, so that one of any length is never in memory at once. */
export async function* batchesOf<Row extends ObjectLiteral>(
  query: () => SelectQueryBuilder<Row>,
  { columns, direction, keysOf }: ListOrder<Row>,
): AsyncGenerator<Row[], void> {
  let after: string[] | null = null;
  for (;;) {
    const rows: Row[] = await seek(query(), columns, direction, after).limit(BATCH).getMany();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = keysOf(last);
  }
}
