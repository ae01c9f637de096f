import { NetworkStatus } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';

import { useUpcomingClassesQuery, type UpcomingClassesQuery } from './ClassBoard.generated';

/** More classes than most providers have, so that the filters' counts usually cover all. */
export const firstPage = { first: 50 } as const;
/** The maximum of the API. */
export const maxPage = { first: 100 } as const;

export type BoardClass = UpcomingClassesQuery['upcomingClasses']['nodes'][number];

interface BoardClasses {
  /** Undefined until loaded. */
  classes: readonly BoardClass[] | undefined;
  /** The first request failed. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
}

/** The loaded classes in ascending order: a page or all. */
export function useBoardClasses(wantsAll: boolean): BoardClasses {
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useUpcomingClassesQuery({
    variables: firstPage,
    // Seats change quickly: cached data is displayed at once and refreshed at once.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasMoreFailed, setHasMoreFailed] = useState(false);
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const list = (data ?? previousData)?.upcomingClasses;
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  const after = list?.pageInfo.endCursor;

  const retry = useCallback(() => {
    setIsRetrying(true);
    refetch()
      // The failure is in `error` too.
      .catch(() => undefined)
      .finally(() => setIsRetrying(false));
  }, [refetch]);

  const loadMore = useCallback(() => {
    fetchMore({ variables: { after } }).then(
      () => setHasMoreFailed(false),
      () => setHasMoreFailed(true),
    );
  }, [fetchMore, after]);

  useEffect(() => {
    if (wantsAll && hasMore && !isLoadingMore && !hasMoreFailed) loadMore();
  }, [wantsAll, hasMore, isLoadingMore, hasMoreFailed, loadMore]);

  return {
    classes: list?.nodes,
    hasFailed: list === undefined && error !== undefined,
    isRetrying,
    retry,
    hasMore,
    isLoadingMore,
    hasMoreFailed,
    loadMore,
  };
}
