import type { ApolloClient, ObservableQuery, WatchQueryFetchPolicy } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { appendPage } from './append-page';
import { isRecord } from './is-record';
import type { Connection } from './use-load-more';

/**
 * Reads the results of queries, or of all active ones, again and displays them at once. Until then the page stays as it
 * is, also if a query fails. Results that are not cached, such as reports, are not read again.
 * @returns whether all could be read
 */
export async function refreshQueries(
  client: ApolloClient,
  queries: Iterable<ActiveQuery> = client.getObservableQueries('active'),
): Promise<boolean> {
  const readNow = async (observable: ActiveQuery) => {
    const { query, variables } = observable;
    const { data: shown } = observable.getCurrentResult();
    if (!isRecord(shown)) return undefined;
    const read = async (more?: PageVariables) => {
      const page = { query, variables: { ...variables, ...more }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(page);
      return isRecord(data) ? data : undefined;
    };
    const data = await readAgain(read, shown).catch(() => undefined);
    // The next page of the list may have been loaded meanwhile.
    if (rowsOf(observable.getCurrentResult().data) > rowsOf(shown)) return readNow(observable);
    return data && { observable, shown, write: { query, variables, data } };
  };
  const reads = await Promise.all(
    [...queries].filter(({ options }) => options.fetchPolicy !== 'no-cache').map(readNow),
  );
  // What has changed meanwhile is newer.
  const fresh = reads.filter((each) => each?.observable.getCurrentResult().data === each?.shown);
  client.cache.batch({ update: () => fresh.forEach((each) => each && client.writeQuery(each.write)) });
  return reads.every(Boolean);
}

/** Whether its list was extended by further pages. */
export function hasMorePages(query: ActiveQuery): boolean {
  return rowsOf(query.getCurrentResult().data) > Number(query.variables['first']);
}

/** What is used of an `ObservableQuery`. */
interface ActiveQuery extends Pick<ObservableQuery, 'variables'> {
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
function rowsOf(shown: unknown): number {
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
