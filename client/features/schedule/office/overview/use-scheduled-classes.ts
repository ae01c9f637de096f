import { useGrowingList } from '../../../../graphql/office/use-growing-list';
import { variablesOf } from '../../../../ui/office/lists/url-filters';
import type { ScheduleFilters } from './schedule-filters';
import { useScheduledClassesQuery } from '../OfficeClasses.generated';

const pageSize = 50;

/** The scheduled classes in pages: upcoming ones in ascending order, all others in descending order. */
export function useScheduledClasses({ period, ...filters }: ScheduleFilters, isShown: boolean) {
  const query = useScheduledClassesQuery({
    variables: { period: period === 'all' ? null : period, ...variablesOf(filters), first: pageSize },
    skip: !isShown,
  });
  // Classes of other filters are not kept.
  return useGrowingList(query, 'classInstances', JSON.stringify({ period, ...filters }));
}
