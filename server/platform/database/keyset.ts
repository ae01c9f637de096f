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

/**
 * Yields a list's rows, or a window of them, in batches, so that a long list is never entirely in memory. The next batch
 * is read while the caller uses the current one.
 */
export async function* inBatches<Row>(
  read: (batch: Batch) => Promise<Row[]>,
  keysOf: ListOrder<Row>['keysOf'],
  { limit = Infinity, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): AsyncGenerator<Row[], void> {
  const start = (batch: Batch): Promise<Row[]> => {
    const reading = read(batch);
    // A caller that stops early never awaits it.
    reading.catch(() => undefined);
    return reading;
  };
  let left = limit;
  let size = Math.min(left, BATCH);
  let reading = size > 0 ? start({ after: null, size, offset }) : undefined;
  while (reading) {
    const rows: Row[] = await reading;
    const last = rows.at(-1);
    left -= rows.length;
    const isFull = rows.length === size;
    size = Math.min(left, BATCH);
    reading = last && isFull && size > 0 ? start({ after: keysOf(last), size, offset: 0 }) : undefined;
    if (last) yield rows;
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
