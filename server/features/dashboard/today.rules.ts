import { Temporal } from 'temporal-polyfill';
import { dateAt } from '../schedule/venue-time.rules.js';
import { DAYS_AHEAD } from './today.constants.js';

/** How many days a date is ahead of the venue's today: 0 today, 1 tomorrow, -1 yesterday. */
export function daysAheadOf(date: string, timeZone: string, now: Date): number {
  return Temporal.PlainDate.from(dateAt(now, timeZone)).until(date).days;
}

/**
 * The dates, both included, that some venue calls one of its next days: no zone's date is more than a day away from UTC's.
 */
export function datesToLookAt(now: Date): { from: string; to: string } {
  const date = Temporal.PlainDate.from(dateAt(now, 'UTC'));
  return {
    from: date.subtract({ days: 1 }).toString(),
    to: date.add({ days: DAYS_AHEAD + 1 }).toString(),
  };
}
