import { useLoadMore, type LoadMore } from '../../../graphql/use-load-more';
import { filterVariables, type ScheduleFilters } from './schedule-filters';
import { useScheduledClassesQuery, type OfficeClassFragment } from './SchedulePage.generated';

const pageSize = 50;

export interface ScheduledClasses extends LoadMore {
  /** Undefined until loaded. */
  classes: readonly OfficeClassFragment[] | undefined;
  total: number;
  hasFailed: boolean;
  hasMore: boolean;
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
  const query = useScheduledClassesQuery({
    variables,
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, error, refetch } = query;
  const list = data?.classInstances;
  return {
    classes: list?.nodes,
    total: list?.totalCount ?? 0,
    hasFailed: error !== undefined,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    ...useLoadMore(query, 'classInstances'),
    refetch: () => refetch(),
  };
}
