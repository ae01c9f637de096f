import { dateOf, dayCount } from './day-shift';

/** Wall dates, 'YYYY-MM-DD', in calendar weeks that begin on Sunday, as usual in the United States. */

const weekLength = 7;
/** 1 January 1970 was a Thursday. */
const firstWeekday = 4;

/** @param date must satisfy `isDate` */
export function addDays(date: string, days: number): string {
  return dateOf((dayCount(date) ?? 0) + days);
}

/** The first day of the month, `months` later. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The seven days of the date's week. */
export function weekOf(date: string): string[] {
  const count = dayCount(date) ?? 0;
  const weekday = (((count + firstWeekday) % weekLength) + weekLength) % weekLength;
  return Array.from({ length: weekLength }, (_, day) => dateOf(count - weekday + day));
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
