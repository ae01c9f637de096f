import { Temporal } from 'temporal-polyfill';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/**
 * Whether the demo office is closed: on Sundays, federal holidays and the weekdays on which they are observed, Utah's
 * Pioneer Day, the Friday after Thanksgiving, and around Christmas and New Year.
 */
export function isClosedDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek === SUNDAY || isHoliday(day)) return true;
  const standsInForSaturday = day.dayOfWeek === SATURDAY - 1 && isHoliday(day.add({ days: 1 }));
  const standsInForSunday = day.dayOfWeek === MONDAY && isHoliday(day.subtract({ days: 1 }));
  return standsInForSaturday || standsInForSunday;
}

const FIXED_HOLIDAYS = new Set([
  '01-01',
  '06-19',
  '07-04',
  '07-24',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
]);

function isHoliday(day: Temporal.PlainDate): boolean {
  if (FIXED_HOLIDAYS.has(day.toString().slice('YYYY-'.length))) return true;
  const week = Math.ceil(day.day / 7);
  if (day.dayOfWeek === MONDAY) return isHolidayMonday(day, week);
  const isThanksgiving = day.month === 11 && day.dayOfWeek === THURSDAY && week === 4;
  const isDayAfter = day.month === 11 && day.dayOfWeek === THURSDAY + 1 && Math.ceil((day.day - 1) / 7) === 4;
  return isThanksgiving || isDayAfter;
}

/** Martin Luther King Jr. Day, Presidents' Day, Memorial Day, Labor Day and Columbus Day. */
function isHolidayMonday({ month, day, daysInMonth }: Temporal.PlainDate, week: number): boolean {
  const isLast = day + 7 > daysInMonth;
  return (
    ((month === 1 || month === 2) && week === 3) ||
    (month === 5 && isLast) ||
    (month === 9 && week === 1) ||
    (month === 10 && week === 2)
  );
}
