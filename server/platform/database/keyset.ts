import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from './database.js';

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

/** So few that reading them holds up nobody. */
const BATCH = 100;

interface Batch {
  after: readonly string[] | null;
  size: number;
  offset: number;
}

/** The rows of a list, or of a part of it, in batches, so that a long list is never in memory as a whole. */
export async function* inBatches<Row>(
  read: (batch: Batch) => Promise<Row[]>,
  keysOf: ListOrder<Row>['keysOf'],
  { limit = Infinity, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): AsyncGenerator<Row[], void> {
  let after: readonly string[] | null = null;
  let left = limit;
  while (left > 0) {
    const size = Math.min(left, BATCH);
    const rows: Row[] = await read({ after, size, offset: after === null ? offset : 0 });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    left -= rows.length;
    after = keysOf(last);
  }
}

/** Reads each batch as a long read, so that no guest waits behind it; between two of them nothing is held. */
export function batchesOf<Row extends ObjectLiteral>(
  database: Pick<Database, 'readLong'>,
  query: () => SelectQueryBuilder<Row>,
  { columns, direction, keysOf }: ListOrder<Row>,
  window?: { limit?: number | undefined; offset?: number | undefined },
): AsyncGenerator<Row[], void> {
  return inBatches(
    ({ after, size, offset }) =>
      database.readLong(() => seek(query(), columns, direction, after).limit(size).offset(offset).getMany()),
    keysOf,
    window,
  );
}
