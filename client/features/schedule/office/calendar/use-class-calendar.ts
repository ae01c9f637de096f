import { variablesOf } from '../../../../ui/office/lists/url-filters';
import type { ScheduleFilters } from '../overview/schedule-filters';
import { useClassCalendarQuery } from './ScheduleCalendar.generated';

/** The classes with a day in a period. The previous result is kept while the next one is loading. */
export function useClassCalendar(
  firstDate: string,
  lastDate: string,
  { period: _period, ...filters }: ScheduleFilters,
) {
  const { data, previousData, error, refetch } = useClassCalendarQuery({
    variables: { firstDate, lastDate, ...variablesOf(filters) },
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
