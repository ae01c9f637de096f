import { NetworkStatus } from '@apollo/client';

import { appendPage } from '../../../graphql/append-page';
import { filterVariables, type ScheduleFilters } from './schedule-filters';
import { useScheduledClassesQuery, type OfficeClassFragment } from './SchedulePage.generated';

const pageSize = 50;

export interface ScheduledClasses {
  /** Undefined until loaded. */
  classes: readonly OfficeClassFragment[] | undefined;
  total: number;
  hasFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** The scheduled classes in pages: upcoming ones in ascending order, all others in descending order. */
export function useScheduledClasses(filters: ScheduleFilters, isShown: boolean): ScheduledClasses {
  const { period } = filters;
  const variables = {
    period: period === 'all' ? null : period,
    ...filterVariables(filters),
    first: pageSize,
  };
  const { data, error, fetchMore, refetch, networkStatus } = useScheduledClassesQuery({
    variables,
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.classInstances;
  return {
    classes: list?.nodes,
    total: list?.totalCount ?? 0,
    hasFailed: error !== undefined,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () =>
      fetchMore({
        variables: { after: list?.pageInfo.endCursor },
        updateQuery: appendPage('classInstances'),
      }),
    refetch: () => refetch(),
  };
}
