import { useEffect, useEffectEvent, useState } from 'react';

import { useLoadMore, type LoadMore } from '../../graphql/use-load-more';
import { useUpcomingClassesQuery, type UpcomingClassesQuery } from './ClassBoard.generated';

/** More classes than most providers have, so that the filters' counts usually cover all. */
export const firstPage = { first: 50 } as const;
/** The maximum of the API. */
export const maxPage = { first: 100 } as const;

export type BoardClass = UpcomingClassesQuery['upcomingClasses']['nodes'][number];

interface BoardClasses extends LoadMore {
  /** Undefined until loaded. */
  classes: readonly BoardClass[] | undefined;
  /** The first request failed. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  hasMore: boolean;
  /** All classes, including those not loaded. */
  total: number | undefined;
}

/** The loaded classes in ascending order: a page or all. */
export function useBoardClasses(wantsAll: boolean): BoardClasses {
  const query = useUpcomingClassesQuery({
    variables: firstPage,
    // Seats change quickly: cached data is displayed at once and refreshed at once.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isRetrying, setIsRetrying] = useState(false);
  const { data, previousData, error, refetch } = query;
  const list = (data ?? previousData)?.upcomingClasses;
  const { nextCursor, ...pages } = useLoadMore(query, 'upcomingClasses');

  const retry = () => {
    setIsRetrying(true);
    refetch()
      // The failure is in `error` too.
      .catch(() => undefined)
      .finally(() => setIsRetrying(false));
  };

  const loadNext = useEffectEvent(pages.loadMore);
  useEffect(() => {
    if (wantsAll && nextCursor !== null) loadNext();
  }, [wantsAll, nextCursor]);

  return {
    classes: list?.nodes,
    hasFailed: list === undefined && error !== undefined,
    isRetrying,
    retry,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    total: list?.totalCount,
    ...pages,
  };
}
