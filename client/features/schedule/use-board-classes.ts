import { NetworkStatus } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';

import { refreshQuery } from '../../graphql/refresh/refresh-query';
import { useLoadMore, type LoadMore } from '../../graphql/lists/use-load-more';
import { useOnReturn } from '../../ui/page/use-on-return';
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
  const query = useUpcomingClassesQuery({ variables: firstPage });
  const { data, previousData, error, refetch, networkStatus, client } = query;
  const list = (data ?? previousData)?.upcomingClasses;
  const { nextCursor, ...pages } = useLoadMore(query, 'upcomingClasses');

  // Seats change quickly: cached data is displayed at once and refreshed at once, however many pages it has.
  const refresh = () => {
    if (data && !client.prioritizeCacheValues) refreshQuery(query);
  };
  const refreshAtOnce = useEffectEvent(refresh);
  useEffect(() => refreshAtOnce(), []);
  useOnReturn(refresh);

  const loadNext = useEffectEvent(pages.loadMore);
  useEffect(() => {
    if (wantsAll && nextCursor !== null) loadNext();
  }, [wantsAll, nextCursor]);

  return {
    classes: list?.nodes,
    hasFailed: list === undefined && error !== undefined,
    isRetrying: networkStatus === NetworkStatus.refetch,
    retry: () => void refetch(),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    total: list?.totalCount,
    ...pages,
  };
}
