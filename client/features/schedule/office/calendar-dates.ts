import { isDate } from '../../../ui/office/forms/is-date';

/** Wall dates, 'YYYY-MM-DD', with UTC arithmetic. Calendar weeks begin on Sunday, as usual in the United States. */

const weekLength = 7;

/** @param date must satisfy `isDate` */
export function addDays(date: string, days: number): string {
  const instant = new Date(date);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

/** The first day of the month, `months` later. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The seven days of the date's week. */
export function weekOf(date: string): string[] {
  const sunday = addDays(date, -new Date(date).getUTCDay());
  return Array.from({ length: weekLength }, (_, day) => addDays(sunday, day));
}

/** The weeks with a day in the date's month, four to six. */
export function weeksOfMonth(date: string): string[][] {
  const next = addMonths(date, 1);
  const weeks: string[][] = [];
  for (let day = weekOf(addMonths(date, 0))[0] ?? date; day < next; day = addDays(day, weekLength))
    weeks.push(weekOf(day));
  return weeks;
}

/** Whether both dates are in the same month. */
export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Days until the next weekday (Monday to Friday), by day of the week; default: 1. */
const stepFrom: Readonly<Record<number, number>> = { 5: 3, 6: 2 };

/**
 * The default date of an added day: the next weekday that is not among `holidays`; empty if the date is not valid.
 */
export function weekdayAfter(date: string, holidays: readonly string[]): string {
  if (!isDate(date)) return '';
  const next = addDays(date, stepFrom[new Date(date).getUTCDay()] ?? 1);
  return holidays.includes(next) ? weekdayAfter(next, holidays) : next;
}
