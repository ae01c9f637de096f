import { Temporal } from 'temporal-polyfill';
import type { State } from './address.rules.js';

const TIME_ZONES: Record<State, string> = {
  UT: 'America/Denver',
  WY: 'America/Denver',
  CO: 'America/Denver',
  ID: 'America/Boise',
  NV: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
};

/** The IANA zone of a venue by its state (CONTRACT section 3). The office may store another one with an instance. */
export function timeZoneOf(state: State): string {
  return TIME_ZONES[state];
}

/**
 * The moment at which the venue's clocks show `date` and `time`. A time that the clocks skip in spring is moved on by
 * the hour that is missing; of a time that comes twice in autumn the first is meant.
 * @param date YYYY-MM-DD
 * @param time HH:MM, 24 h
 * @throws RangeError for what is no date, time or zone: check with `dayProblems` first
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(moment.epochMilliseconds);
}

/** The date the venue's calendar shows at that moment: YYYY-MM-DD. */
export function dateAt(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString();
}

/** The venue's wall time and its offset from UTC: '2027-03-14T08:00:00-06:00'. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
