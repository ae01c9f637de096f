import { Temporal } from 'temporal-polyfill';
import { DAY_MS, MINUTE_MS } from '../../../platform/context/durations.js';
import type { State } from '../venues/address.rules.js';
import { ZonePeriods } from './zone-periods.rules.js';

const TIME_ZONES: Record<State, string> = {
  UT: 'America/Denver',
  WY: 'America/Denver',
  CO: 'America/Denver',
  ID: 'America/Boise',
  NV: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
};

/** The IANA zone of a venue by its state. The office may store another one with an instance. */
export function timeZoneOf(state: State): string {
  return TIME_ZONES[state];
}

/**
 * The instant at which the venue's clocks show `date` and `time`. A time that is skipped in spring is shifted by the
 * missing hour; a time that occurs twice in autumn is the first one.
 * @param date YYYY-MM-DD
 * @param time HH:MM, 24 h
 * @throws RangeError for an invalid date, time or zone: validate with `dayProblems` first
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wallTime = wallTimeOf(date, time);
  if (wallTime !== undefined) {
    const before = periods.at(wallTime - DAY_MS, timeZone);
    // Offsets are shorter than a day, so the clocks do not change between the local time taken as UTC and the instant.
    if (wallTime + DAY_MS < before.until) return new Date(wallTime - before.offset);
  }
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(moment.epochMilliseconds);
}

/** The date at the venue at that instant, YYYY-MM-DD. */
export function dateAt(instant: Date, timeZone: string): string {
  const { offset } = periods.at(instant.getTime(), timeZone);
  return dayAndTime(instant, offset)?.slice(0, 10) ?? zoned(instant, timeZone).toPlainDate().toString();
}

/** The venue's local time with its UTC offset: '2027-03-14T08:00:00-06:00'. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const { offset } = periods.at(instant.getTime(), timeZone);
  const wallTime = dayAndTime(instant, offset);
  if (wallTime !== undefined && offset % MINUTE_MS === 0) return wallTime + offsetText(offset / MINUTE_MS);
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const periods = new ZonePeriods();

const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;

/** The date and time taken as UTC, in milliseconds since 1970; undefined if invalid or in another format. */
function wallTimeOf(date: string, time: string): number | undefined {
  const text = `${date}T${time}Z`;
  const moment = WALL_TIME.test(text) ? Date.parse(text) : Number.NaN;
  // Date would accept February 30 as a day in March, and 24:00 as the next day.
  return new Date(moment).getUTCDate() === Number(date.slice(-2)) ? moment : undefined;
}

/** 'YYYY-MM-DDTHH:MM:SS' with that offset; undefined for years with more than four digits. */
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
