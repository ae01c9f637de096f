import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isPostgres } from './is-postgres.js';
import { seek, type ListOrder } from './keyset.js';
import type { PersonTerm } from './person-term.js';
import { phoneConditions, phoneParameters } from './phone-search.js';
import { isNotIndexed, matching, lastIndexedRow, trigramsOf } from './search.js';
import type { SearchedTable } from './searched-tables.js';

/** Up to this many matches are looked up and sorted. */
const MAX_SORTED_MATCHES = 1000;
/** With more matches, this many rows of the list are scanned before its matches are looked up and sorted. */
const NEAR = 5000;
/** Matches that a bounded count looks up before it looks up the others. */
const SOME = 5000;

/** A searchable list. Its table has a `…_search` index, and its alias is the table's name. */
export interface SearchedList<Row extends ObjectLiteral> {
  table: SearchedTable;
  /** What is looked up: every matching row has all of the words, or the phone number. */
  term: PersonTerm;
  /** The matching rows, unordered. */
  matches: (manager: EntityManager) => SelectQueryBuilder<Row>;
  /** All rows, joined with the columns of the order. */
  rows: (manager: EntityManager) => SelectQueryBuilder<ObjectLiteral>;
}

export interface PageOrder extends Pick<ListOrder<never>, 'columns' | 'direction'> {
  /** Keys of the row before the page; null for the first page. */
  after: readonly string[] | null;
}

type QueryFilter = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) => SelectQueryBuilder<Row>;

/**
 * Reads a page of a list. A few matches are looked up and sorted; with many, a scan in the list's order finds a page soon.
 * PostgreSQL's planner chooses between the two, for SQLite this function does.
 */
export async function readPage<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: SearchedList<Row>,
  { columns, direction, after }: PageOrder,
  size: number,
): Promise<Row[]> {
  const read = (applyFilter: QueryFilter): Promise<Row[]> =>
    seek(applyFilter(list.matches(manager)), columns, direction, after)
      .limit(size)
      .getMany();
  const index = indexOf(manager, list);
  if (!index) return read((query) => query);
  const few = await index.filterToFew();
  if (few) return read(few);
  const near = seek(list.rows(manager).select(`${list.table}.rowid`), columns, direction, after).limit(NEAR);
  const rows = await read((query) =>
    query.andWhere(`${list.table}.rowid IN (${near.getQuery()})`).setParameters(near.getParameters()),
  );
  return rows.length === size ? rows : read(index.filterToMatches());
}

/** The number of matching rows, counted up to `atMost`. */
export async function countMatches<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: Pick<SearchedList<Row>, 'table' | 'term' | 'matches'>,
  atMost = Infinity,
): Promise<number> {
  const count = (applyFilter: QueryFilter): Promise<number> =>
    countTo(applyFilter(list.matches(manager)), atMost);
  const index = indexOf(manager, list);
  if (!index) return count((query) => query);
  const few = await index.filterToFew();
  if (few) return count(few);
  if (atMost < SOME) {
    const found = await count(index.filterToMatches(SOME));
    if (found >= atMost) return found;
  }
  return count(index.filterToMatches());
}

/** The query for all matches: a few are looked up in the index, many are found by a scan. */
export async function allMatches<Row extends ObjectLiteral>(
  manager: EntityManager,
  list: Pick<SearchedList<Row>, 'table' | 'term' | 'matches'>,
): Promise<SearchedList<Row>['matches']> {
  const index = indexOf(manager, list);
  const few = await index?.filterToFew();
  return few ? (reader) => few(list.matches(reader)) : list.matches;
}

/** The number of rows of a query, counted up to `atMost`. */
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

/** Undefined for a term that cannot be looked up, and on PostgreSQL, which uses its indexes by itself. */
function indexOf(
  manager: EntityManager,
  { table, term }: Pick<SearchedList<ObjectLiteral>, 'table' | 'term'>,
): SqliteIndex | undefined {
  if (isPostgres(manager.connection)) return undefined;
  const sequences = trigramsOf(term.words);
  const isOnlyPhone = term.words.length === 0 && term.phone !== undefined;
  if (sequences.length === 0 && !isOnlyPhone) return undefined;
  return new SqliteIndex(manager, table, sequences, term.phone);
}

/**
 * A lookup of trigrams in a table's SQLite index, and of a phone number in those of phones. It finds every matching row,
 * and some that do not match.
 */
class SqliteIndex {
  private readonly found: string;
  private readonly parameters: ObjectLiteral;

  constructor(
    private readonly manager: EntityManager,
    private readonly table: SearchedList<ObjectLiteral>['table'],
    sequences: readonly string[],
    phone: string | undefined,
  ) {
    const parts: string[] = [];
    if (sequences.length > 0)
      parts.push(`SELECT rowid FROM ${table}_search WHERE ${table}_search MATCH :sequences`);
    if (phone !== undefined)
      for (const { sql } of phoneConditions('sqlite', `${table}.phone`, phone))
        parts.push(`SELECT rowid FROM ${table} WHERE ${sql}`);
    this.found = parts.join(' UNION ALL ');
    this.parameters = {
      ...(sequences.length > 0 && { sequences: matching(sequences) }),
      ...(phone !== undefined && phoneParameters(phone)),
    };
  }

  /**
   * Filters to the rows found in the index and the newest ones, which were not in it: by row id, so that the index is
   * read once. Undefined for too many rows.
   */
  async filterToFew(): Promise<QueryFilter | undefined> {
    // The mark is read in the same statement, so that a row indexed afterwards still counts as one of the newest.
    const mark = lastIndexedRow(this.table);
    const sql = `SELECT ${mark} AS "mark", json_group_array(rowid) AS "rows", COUNT(*) AS "count"
      FROM (${this.found} LIMIT ${MAX_SORTED_MATCHES + 1})`;
    const [found] = await this.manager.query<{ mark: number; rows: string; count: number }[]>(
      ...this.manager.connection.driver.escapeQueryWithParameters(sql, this.parameters, {}),
    );
    if (!found || found.count > MAX_SORTED_MATCHES) return undefined;
    const { table } = this;
    const newest = `SELECT rowid FROM ${table} WHERE rowid > :indexedTo`;
    const condition = `${table}.rowid IN (SELECT value FROM json_each(:foundRows) UNION ALL ${newest})`;
    return (query) => query.andWhere(condition, { foundRows: found.rows, indexedTo: found.mark });
  }

  /**
   * Filters to the rows found in the index and the newest ones, which are not in it.
   * @param max limits the rows from the index
   */
  filterToMatches(max?: number): QueryFilter {
    const { table, found, parameters } = this;
    const some = max === undefined ? found : `SELECT rowid FROM (${found} LIMIT ${max})`;
    const newest = `SELECT rowid FROM ${table} WHERE ${isNotIndexed(table)}`;
    return (query) => query.andWhere(`${table}.rowid IN (${some} UNION ALL ${newest})`, parameters);
  }
}
