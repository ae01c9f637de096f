import { Temporal } from 'temporal-polyfill';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import { DAYS_AHEAD, DAYS_BACK } from './today.constants.js';

/** The number of days from the venue's current date to a date: 0 today, 1 tomorrow, -1 yesterday. */
export function daysAheadOf(date: string, timeZone: string, now: Date): number {
  return Temporal.PlainDate.from(dateAt(now, timeZone)).until(date).days;
}

/**
 * The range of dates, both inclusive, that may be among the next days at some venue: the date in any zone differs from
 * UTC's by at most one day.
 */
export function candidateDates(now: Date): { from: string; to: string } {
  const date = Temporal.PlainDate.from(dateAt(now, 'UTC'));
  return {
    from: date.subtract({ days: 1 }).toString(),
    to: date.add({ days: DAYS_AHEAD + 1 }).toString(),
  };
}

/** The range of dates, both inclusive, in which a last day may be that has begun within the past days at some venue. */
export function recentDates(now: Date): { from: string; to: string } {
  const date = Temporal.PlainDate.from(dateAt(now, 'UTC'));
  return { from: date.subtract({ days: DAYS_BACK }).toString(), to: date.add({ days: 1 }).toString() };
}
