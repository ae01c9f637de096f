import { useState } from 'react';

import { useLoadMore, type Connection, type ListQuery, type LoadMore } from '../lists/use-load-more';

/** The pages of a list that are loaded so far. */
export interface GrowingList<Row> extends LoadMore {
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** On all pages; 0 if not counted. */
  total: number;
  hasMore: boolean;
  /** The first page could not be loaded, or not again. */
  hasFailed: boolean;
  /** The rows belong to an earlier query; the current one is loading. */
  isStale: boolean;
}

interface CountedConnection extends Connection {
  totalCount?: number;
}

/** What is used of the result of `useQuery`. */
interface GrowingQuery<Data> extends ListQuery<Data> {
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * The list `field` of a query as it grows page by page. The previous result is kept while another one is loading.
 * @param kind results of different kinds never replace each other
 */
export function useGrowingList<Field extends string, Data extends Record<Field, CountedConnection>>(
  query: GrowingQuery<Data>,
  field: Field,
  kind = '',
): GrowingList<Data[Field]['nodes'][number]> {
  const { nextCursor, ...pages } = useLoadMore(query, field);
  const { data, previousData, error } = query;
  const [shownKind, setShownKind] = useState(kind);
  if (data && shownKind !== kind) setShownKind(kind);
  const list = (data ?? (shownKind === kind ? previousData : undefined))?.[field];
  return {
    rows: list?.nodes,
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    hasFailed: error !== undefined,
    isStale: data === undefined && list !== undefined,
    ...pages,
  };
}
