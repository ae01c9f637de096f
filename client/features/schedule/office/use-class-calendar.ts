import { filterVariables, type ScheduleFilters } from './schedule-filters';
import { useClassCalendarQuery } from './ScheduleCalendar.generated';

/** The classes with a day in a period. Those of the last one stay while one turns the pages. */
export function useClassCalendar(firstDate: string, lastDate: string, filters: ScheduleFilters) {
  const { data, previousData, error, refetch } = useClassCalendarQuery({
    variables: { firstDate, lastDate, ...filterVariables(filters) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const calendar = (data ?? previousData)?.classCalendar;
  return {
    classes: calendar?.classes,
    isComplete: calendar?.isComplete ?? true,
    isLoading: data === undefined && error === undefined,
    hasFailed: error !== undefined,
    refetch: () => refetch(),
  };
}
