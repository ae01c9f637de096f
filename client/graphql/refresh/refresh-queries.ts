import type { ApolloClient, ObservableQuery, WatchQueryFetchPolicy } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { appendPage } from '../lists/append-page';
import { isRecord } from '../is-record';
import type { Connection } from '../lists/use-load-more';

/** The number of reads of each query so far. */
const turns = new WeakMap<ActiveQuery, number>();

/**
 * Reads the results of queries, or of all active ones, again and displays them at once. Until then the page stays as it
 * is, also if a query fails. Results that are not cached, such as reports, are not read again.
 * @returns whether all were read, by this call or a later one
 */
export async function refreshQueries(
  client: ApolloClient,
  queries: Iterable<ActiveQuery> = client.getObservableQueries('active'),
): Promise<boolean> {
  const readNow = async (observable: ActiveQuery) => {
    if (observable.options.fetchPolicy === 'no-cache') return undefined;
    const turn = (turns.get(observable) ?? 0) + 1;
    turns.set(observable, turn);
    const { query, variables } = observable;
    const { data: shown } = observable.getCurrentResult();
    if (!isRecord(shown)) return undefined;
    const read = async (more?: PageVariables) => {
      const page = { query, variables: { ...variables, ...more }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(page);
      return isRecord(data) ? data : undefined;
    };
    const data = await readAgain(read, shown).catch(() => undefined);
    return data && { observable, turn, shown, write: { query, variables, data } };
  };
  const reads = await Promise.all([...queries].map(readNow));
  const latest = reads
    .filter((each) => each !== undefined)
    .filter((each) => turns.get(each.observable) === each.turn);
  const isSame = ({ observable, shown }: (typeof latest)[number]) =>
    observable.getCurrentResult().data === shown;
  const [fresh, changed] = [latest.filter(isSame), latest.filter((each) => !isSame(each))];
  client.cache.batch({ update: () => fresh.forEach(({ write }) => client.writeQuery(write)) });
  // What was displayed meanwhile, such as the next page of a list, may be newer or more than what was read.
  const isAllRead =
    changed.length === 0 ||
    (await refreshQueries(
      client,
      changed.map(({ observable }) => observable),
    ));
  return isAllRead && reads.every(Boolean);
}

/** Fetches a result again after a change. A list keeps its length; what could not be read reports its error. */
export async function reloadQuery(client: ApolloClient, query: ObservableQuery): Promise<void> {
  // Fetched again, an extended list would be cut back to its first page.
  const isExtended = rowsOf(query.getCurrentResult().data) > Number(query.variables['first']);
  if (!isExtended || !(await refreshQueries(client, [query]))) await query.refetch();
}

/** What is used of an `ObservableQuery`. */
export interface ActiveQuery extends Pick<ObservableQuery, 'variables'> {
  readonly query: DocumentNode;
  readonly options: { fetchPolicy?: WatchQueryFetchPolicy };
  getCurrentResult: () => { data?: unknown };
}

interface PageVariables {
  after: string | null;
}

/**
 * Reads the result of a query again, with as many rows of its list as are displayed, however many pages they are.
 * @param read undefined for the first page
 */
export async function readAgain<Data extends object>(
  read: (page?: PageVariables) => Promise<Data | undefined>,
  shown: Data | undefined,
): Promise<Data | undefined> {
  const field = shown && fieldOf(shown);
  const length = rowsOf(shown);
  let fresh = await read();
  for (;;) {
    const list = field && fresh && listOf(fresh, field);
    if (!list || !list.pageInfo.hasNextPage || list.nodes.length >= length) return fresh;
    const more = await read({ after: list.pageInfo.endCursor });
    const next = more && listOf(more, field);
    if (!next) return fresh;
    fresh = { ...more, ...appendPage(field, { [field]: list }, { [field]: next }) };
  }
}

/** The number of displayed rows of its list. */
export function rowsOf(shown: unknown): number {
  const field = isRecord(shown) && fieldOf(shown);
  return (field && listOf(shown, field)?.nodes.length) || 0;
}

const fieldOf = (shown: object) => Object.keys(shown).find((name) => listOf(shown, name));

function listOf(data: object, field: string): Connection | undefined {
  const list: unknown = Reflect.get(data, field);
  return isConnection(list) ? list : undefined;
}

function isConnection(value: unknown): value is Connection {
  return isRecord(value) && Array.isArray(value['nodes']) && isRecord(value['pageInfo']);
}
