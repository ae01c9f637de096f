import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { seek, type ListOrder } from './keyset.js';
import { isNotIndexed, matching, searchMark, trigramsOf, wordsOf } from './search.js';

/** So few matches are sorted at once. */
const MOST_FEW = 1000;
/** So many rows of a list are compared, one after the other, before its matches are looked up and sorted. */
const NEAR = 5000;
/** So many matches are counted before the others are looked up. */
const SOME = 5000;

/** A list that is searched: its table has a `…_search` index, and its alias is the name of the table. */
export interface SearchedList<Row extends ObjectLiteral> {
  table: 'booking' | 'student' | 'account';
  /** All that is searched for, whichever columns it is looked for in. */
  term: string | undefined;
  /** The rows that match, in no order. */
  matches: (manager: EntityManager) => SelectQueryBuilder<Row>;
  /** All rows with what the list is ordered by. */
  rows: (manager: EntityManager) => SelectQueryBuilder<ObjectLiteral>;
}

export interface PageOrder extends Pick<ListOrder<never>, 'columns' | 'direction'> {
  /** The keys of the row that the page begins after; null at the beginning. */
  after: readonly string[] | null;
}

type Narrow = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) => SelectQueryBuilder<Row>;

/**
 * The first rows of a list after a place in it. What few rows match is looked up and sorted; of what many match, a page
 * is near. SQLite has to be told which of the two it is, PostgreSQL estimates it.
 */
export async function readPage<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: SearchedList<Row>,
  { columns, direction, after }: PageOrder,
  size: number,
): Promise<Row[]> {
  const read = (narrow: Narrow): Promise<Row[]> =>
    seek(narrow(list.matches(manager)), columns, direction, after)
      .limit(size)
      .getMany();
  const index = indexOf(manager, list);
  if (!index) return read((query) => query);
  const few = await index.narrowToFew();
  if (few) return read(few);
  const near = seek(list.rows(manager).select(`${list.table}.rowid`), columns, direction, after).limit(NEAR);
  const rows = await read((query) =>
    query.andWhere(`${list.table}.rowid IN (${near.getQuery()})`).setParameters(near.getParameters()),
  );
  return rows.length === size ? rows : read(index.narrow());
}

/** How many rows match, counted no further than `atMost`. */
export async function countMatches<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: Pick<SearchedList<Row>, 'table' | 'term' | 'matches'>,
  atMost = Infinity,
): Promise<number> {
  const count = (narrow: Narrow): Promise<number> => countTo(narrow(list.matches(manager)), atMost);
  const index = indexOf(manager, list);
  if (!index) return count((query) => query);
  const few = await index.narrowToFew();
  if (few) return count(few);
  if (atMost < SOME) {
    const found = await count(index.narrow(SOME));
    if (found >= atMost) return found;
  }
  return count(index.narrow());
}

/** The rows that match, for whoever reads all of them: few are looked up, many are come across. */
export async function allMatches<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: Pick<SearchedList<Row>, 'table' | 'term' | 'matches'>,
): Promise<SearchedList<Row>['matches']> {
  const index = indexOf(manager, list);
  const few = await index?.narrowToFew();
  return few ? (reader) => few(list.matches(reader)) : list.matches;
}

/** How many rows a query has, counted no further than `atMost`. */
export async function countTo<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  atMost = Infinity,
): Promise<number> {
  if (atMost === Infinity) return query.getCount();
  const some = query.select('1', 'one').limit(atMost);
  const row = await query.connection
    .createQueryBuilder()
    .select('COUNT(*)', 'count')
    .from(`(${some.getQuery()})`, 'some')
    .setParameters(some.getParameters())
    .getRawOne<{ count: number | string }>();
  return Number(row?.count ?? 0);
}

/** Undefined where there is nothing to look up, or PostgreSQL does it by itself. */
function indexOf(
  manager: EntityManager,
  { table, term }: Pick<SearchedList<ObjectLiteral>, 'table' | 'term'>,
): SqliteIndex | undefined {
  const sequences = trigramsOf(wordsOf(term));
  if (sequences.length === 0 || manager.connection.options.type === 'postgres') return undefined;
  return new SqliteIndex(manager, table, sequences);
}

/** The index of a table on SQLite, asked for sequences. It finds every row that has them, and others besides. */
class SqliteIndex {
  private readonly found: string;
  private readonly parameters: { sequences: string };

  constructor(
    private readonly manager: EntityManager,
    private readonly table: SearchedList<ObjectLiteral>['table'],
    sequences: readonly string[],
  ) {
    this.parameters = { sequences: matching(sequences) };
    this.found = `SELECT rowid FROM ${table}_search WHERE ${table}_search MATCH :sequences`;
  }

  /**
   * Leaves only what the index has found and the newest rows, which were not in it: as numbers, so that the index is
   * asked once. Undefined where they are too many.
   */
  async narrowToFew(): Promise<Narrow | undefined> {
    // The mark is read with them: a row that goes into the index afterwards is still among the newest.
    const mark = searchMark(this.table);
    const sql = `SELECT ${mark} AS "mark", json_group_array(rowid) AS "rows", COUNT(*) AS "count"
      FROM (${this.found} LIMIT ${MOST_FEW + 1})`;
    const [found] = await this.manager.query<{ mark: number; rows: string; count: number }[]>(
      ...this.manager.connection.driver.escapeQueryWithParameters(sql, this.parameters, {}),
    );
    if (!found || found.count > MOST_FEW) return undefined;
    const { table } = this;
    const newest = `SELECT rowid FROM ${table} WHERE rowid > :indexedTo`;
    const condition = `${table}.rowid IN (SELECT value FROM json_each(:foundRows) UNION ALL ${newest})`;
    return (query) => query.andWhere(condition, { foundRows: found.rows, indexedTo: found.mark });
  }

  /**
   * Leaves only what the index has found, and the newest rows, which are not in it.
   * @param most so many of them
   */
  narrow(most?: number): Narrow {
    const { table, found, parameters } = this;
    const some = most === undefined ? found : `SELECT rowid FROM (${found} LIMIT ${most})`;
    const newest = `SELECT rowid FROM ${table} WHERE ${isNotIndexed(table)}`;
    return (query) => query.andWhere(`${table}.rowid IN (${some} UNION ALL ${newest})`, parameters);
  }
}
