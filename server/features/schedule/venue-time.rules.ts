import { Temporal } from 'temporal-polyfill';
import type { State } from './address.rules.js';
import { ZonePeriods } from './zone-periods.rules.js';

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
  const wallTime = wallTimeOf(date, time);
  if (wallTime !== undefined) {
    const before = periods.at(wallTime - DAY_MS, timeZone);
    // No offset is as long as a day, so no clocks change between the wall time in UTC and the one in the zone.
    if (wallTime + DAY_MS < before.until) return new Date(wallTime - before.offset);
  }
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(moment.epochMilliseconds);
}

/** The date the venue's calendar shows at that moment: YYYY-MM-DD. */
export function dateAt(instant: Date, timeZone: string): string {
  const { offset } = periods.at(instant.getTime(), timeZone);
  return dayAndTime(instant, offset)?.slice(0, 10) ?? zoned(instant, timeZone).toPlainDate().toString();
}

/** The venue's wall time and its offset from UTC: '2027-03-14T08:00:00-06:00'. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const { offset } = periods.at(instant.getTime(), timeZone);
  const wallTime = dayAndTime(instant, offset);
  if (wallTime !== undefined && offset % MINUTE_MS === 0) return wallTime + offsetText(offset / MINUTE_MS);
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const periods = new ZonePeriods();

const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;

/** The moment at which clocks of UTC show it; undefined for what is no date or time, or is written in another way. */
function wallTimeOf(date: string, time: string): number | undefined {
  const text = `${date}T${time}Z`;
  const moment = WALL_TIME.test(text) ? Date.parse(text) : Number.NaN;
  // 30 February would be a day of March, and 24:00 of the next day.
  return new Date(moment).getUTCDate() === Number(date.slice(-2)) ? moment : undefined;
}

/** 'YYYY-MM-DDTHH:MM:SS' where clocks have that offset; undefined in years of more than four digits. */
function dayAndTime(instant: Date, offset: number): string | undefined {
  const text = new Date(instant.getTime() + offset).toISOString();
  return /^\d/.test(text) ? text.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) : undefined;
}

/** '-06:00' */
function offsetText(minutes: number): string {
  const twoDigits = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  const length = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(length / 60)}:${twoDigits(length % 60)}`;
}

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}
