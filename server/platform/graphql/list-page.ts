import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { seek, type ListOrder } from '../database/keyset.js';
import { countTo, readPage, type SearchedList } from '../database/searched-list.js';
import { connectionOf, readingDirection, startOf, type Connection, type Page } from './connection.js';

/** One page of a query's rows in this order. Throws BAD_USER_INPUT for an invalid size or cursor. */
export async function pageOfQuery<Row extends ObjectLiteral, Node>(
  query: () => SelectQueryBuilder<Row>,
  { columns, direction, keysOf }: ListOrder<Node>,
  page: Page,
  nodeOf: (row: Row) => Node,
): Promise<Connection<Node>> {
  const start = startOf(page, columns.length);
  const rows = await seek(query(), columns, readingDirection(page, direction), start)
    .limit(page.first + 1)
    .getMany();
  return connectionOf(rows.map(nodeOf), page, keysOf, (atMost) => countTo(query(), atMost));
}

/** Like `pageOfQuery`, for a searchable list. */
export async function pageOfList<Row extends ObjectLiteral, Node>(
  manager: EntityManager,
  list: SearchedList<Row>,
  { columns, direction, keysOf }: ListOrder<Node>,
  page: Page,
  { nodeOf, count }: { nodeOf: (row: Row) => Node; count: (atMost?: number) => Promise<number> },
): Promise<Connection<Node>> {
  const after = startOf(page, columns.length);
  const place = { columns, direction: readingDirection(page, direction), after };
  const rows = await readPage(manager, list, place, page.first + 1);
  return connectionOf(rows.map(nodeOf), page, keysOf, count);
}
