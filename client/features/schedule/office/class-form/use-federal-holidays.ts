import { isDate } from '../../../../ui/office/forms/is-date';
import { useDebounced } from '../../../../ui/office/lists/use-debounced';
import { addDays } from '../calendar-dates';
import { daysOf, maxDays } from './class-days';
import type { ClassValues } from './class-form';
import { useFederalHolidaysQuery, type FederalHolidaysQuery } from './PlanChoices.generated';

export type FederalHolidays = FederalHolidaysQuery['federalHolidays'];

/** Debounce of the query in milliseconds. */
const debounceMs = 400;
const none: FederalHolidays = [];

/** The federal holidays among the days in the form, and among those that "Add day" can propose. */
export function useFederalHolidays(values: ClassValues): FederalHolidays {
  const typed = daysOf(values).flatMap(({ date }) => (isDate(date) ? [date] : []));
  const last = typed.at(-1);
  const proposed =
    last === undefined ? [] : Array.from({ length: 7 }, (_, day) => addDays(last, day + 1)).filter(isDate);
  // The server accepts as many dates as a class has days.
  const dates = useDebounced([...typed, ...proposed].slice(0, maxDays).join(' '), debounceMs);
  const { data } = useFederalHolidaysQuery({
    variables: { dates: dates === '' ? [] : dates.split(' ') },
    skip: dates === '',
  });
  return (dates !== '' && data?.federalHolidays) || none;
}
