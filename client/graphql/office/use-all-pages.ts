import { useEffect, useEffectEvent } from 'react';

import { useLoadMore, type Connection, type ListQuery } from '../lists/use-load-more';

interface WholeListQuery<Data> extends ListQuery<Data> {
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface AllPages {
  /** Rows are missing or outdated, because a request failed. */
  hasFailed: boolean;
  /** Repeats the failed request. */
  retry: () => Promise<unknown>;
}

/** Loads all pages of the list `field` of a query in turn, because it must be complete. Stops at a failure. */
export function useAllPages<Field extends string, Data extends Record<Field, Connection>>(
  query: WholeListQuery<Data>,
  field: Field,
): AllPages {
  const { nextCursor, loadMore, hasMoreFailed } = useLoadMore(query, field);
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (nextCursor !== null) loadNext();
  }, [nextCursor]);
  return {
    hasFailed: query.error !== undefined || hasMoreFailed,
    retry: () => Promise.all([query.error !== undefined && query.refetch(), hasMoreFailed && loadMore()]),
  };
}
