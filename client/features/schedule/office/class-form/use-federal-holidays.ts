import { isDate } from '../../../../ui/office/forms/is-date';
import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { daysOf } from './class-days';
import type { ClassValues } from './class-form';
import { useFederalHolidaysQuery, type FederalHolidaysQuery } from './PlanChoices.generated';

export type FederalHolidays = FederalHolidaysQuery['federalHolidays'];

/** Debounce of the query in milliseconds. */
const debounceMs = 400;
const none: FederalHolidays = [];

/** The federal holidays among the days in the form. */
export function useFederalHolidays(values: ClassValues): FederalHolidays {
  const typed = daysOf(values).flatMap(({ date }) => (isDate(date) ? [date] : []));
  const dates = useDebounced(typed.join(' '), debounceMs);
  const { data } = useFederalHolidaysQuery({
    variables: { dates: dates === '' ? [] : dates.split(' ') },
    skip: dates === '',
  });
  return (dates !== '' && data?.federalHolidays) || none;
}
