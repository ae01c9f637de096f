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
  const beyond = direction === 'ASC' ? '>' : '<';
  query.andWhere(`(${columns.join(', ')}) ${beyond} (${names.join(', ')})`, keys);
  // PostgreSQL has no index for a row of several tables, and would go through them from the beginning for every page.
  const [leading = '', ...others] = columns;
  const isOfOneTable = others.every((column) => tableOf(column) === tableOf(leading));
  return isOfOneTable ? query : query.andWhere(`${leading} ${beyond}= :key0`);
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));

const BATCH = 500;

/** The rows of a list, or of a part of it, in batches, so that a long list is never in memory as a whole. */
export async function* batchesOf<Row extends ObjectLiteral>(
  query: () => SelectQueryBuilder<Row>,
  { columns, direction, keysOf }: ListOrder<Row>,
  { limit = Infinity, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): AsyncGenerator<Row[], void> {
  let after: string[] | null = null;
  let left = limit;
  while (left > 0) {
    const size = Math.min(left, BATCH);
    const next = seek(query(), columns, direction, after).limit(size);
    const rows: Row[] = await (after === null ? next.offset(offset) : next).getMany();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    left -= rows.length;
    after = keysOf(last);
  }
}
