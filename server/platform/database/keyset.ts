import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from './database.js';
import { FixedQuery } from './fixed-query.js';

/** A list's order: its columns, of which the last is unique, and how to get their values from a row. */
export interface ListOrder<Row> {
  columns: readonly string[];
  direction: 'ASC' | 'DESC';
  keysOf: (row: Row) => string[];
}

type Keys = Record<`key${number}`, string>;

/**
 * Keyset pagination: orders by the columns and starts after the row with the given keys. The last column must be unique,
 * so that no row is skipped or repeated while others are inserted and deleted.
 */
export function seek<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  direction: 'ASC' | 'DESC',
  after: readonly string[] | null,
): SelectQueryBuilder<Row> {
  for (const column of columns) query.addOrderBy(column, direction);
  if (after === null) return query;
  const keys = keysFrom(after);
  const names = Object.keys(keys).map((name) => `:${name}`);
  const beyond = direction === 'ASC' ? '>' : '<';
  query.andWhere(`(${columns.join(', ')}) ${beyond} (${names.join(', ')})`, keys);
  // PostgreSQL uses no index for a row comparison across tables, and would scan from the start for every page.
  const [leading = '', ...others] = columns;
  const isOfOneTable = others.every((column) => tableOf(column) === tableOf(leading));
  return isOfOneTable ? query : query.andWhere(`${leading} ${beyond}= :key0`);
}

/** The parameters of `seek`. */
function keysFrom(after: readonly string[]): Keys {
  return Object.fromEntries(after.map((key, index) => [`key${index}`, key]));
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));

/** Rows per batch: few enough that reading them does not delay other requests. */
const BATCH = 100;

interface Batch {
  after: readonly string[] | null;
  size: number;
  offset: number;
}

/** Yields a list's rows, or a window of them, in batches, so that a long list is never entirely in memory. */
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

/** Reads each batch as a long read, so that guests do not wait for it. No connection is held between two batches. */
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

/**
 * Yields a list's raw rows, with only the selected columns, in batches as above. For exports of many lines: the
 * statements are built once, and no entities are created.
 */
export function rowsOf<Row extends object>(
  database: Pick<Database, 'reader' | 'readLong'>,
  query: (manager: EntityManager) => SelectQueryBuilder<ObjectLiteral>,
  selected: Readonly<Record<keyof Row & string, string>>,
  { columns, direction }: Pick<ListOrder<never>, 'columns' | 'direction'>,
): AsyncGenerator<Row[], void> {
  const keyNames = columns.map((_column, index) => `key${index}` as const);
  const statement = (after: readonly string[] | null): FixedQuery<Row & Keys> =>
    new FixedQuery((manager) => {
      const rows = seek(query(manager).select([]), columns, direction, after).limit(BATCH);
      for (const [name, column] of Object.entries<string>(selected)) rows.addSelect(column, name);
      columns.forEach((column, index) => rows.addSelect(column, keyNames[index]));
      return rows;
    });
  const first = statement(null);
  // Only the names matter here: `run` sets the keys.
  const next = statement(keyNames);
  return inBatches<Row & Keys>(
    ({ after }) =>
      database.readLong(() => {
        const { manager } = database.reader;
        return after ? next.run(manager, keysFrom(after)) : first.run(manager, {});
      }),
    (row) => keyNames.map((name) => row[name] ?? ''),
  );
}
