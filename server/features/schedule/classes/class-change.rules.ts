import { SECOND_MS } from '../../../platform/context/durations.js';
import { addressOf, type Address } from '../venues/address.rules.js';
import type { WallTimes } from '../days/class-days.rules.js';
import { plainText } from '../venues/place-text.rules.js';
import {
  NOTICE_DELAY_SECONDS,
  type ClassChangeKind,
  type ClassInstanceStatus,
  type InstructionLanguage,
} from '../schedule.constants.js';
import { instantOf } from '../venue-time/venue-time.rules.js';

/** The facts that attendees depend on: status, venue, days and language. */
export interface ClassFacts {
  status: ClassInstanceStatus;
  language: InstructionLanguage;
  timeZone: string;
  locationName: string;
  address: Address;
  /** In date order. */
  days: readonly WallTimes[];
}

export type ClassTimes = Pick<ClassFacts, 'days' | 'timeZone'>;

/** A change of a class by the office. */
export interface ClassEdit {
  classInstanceId: string;
  before: ClassFacts;
  after: ClassFacts;
}

/** The difference between two states of a class for an attendee who knew the first. */
export interface ClassChange {
  kind: ClassChangeKind;
  hasOtherPlace: boolean;
  hasOtherDays: boolean;
  hasOtherLanguage: boolean;
}

/** The facts of a class. Returns no other properties, because the result is stored. */
export function factsOf({ status, language, timeZone, locationName, address, days }: ClassFacts): ClassFacts {
  return {
    status,
    language,
    timeZone,
    locationName,
    address: addressOf(address),
    days: days.map(({ date, startTime, endTime }) => ({ date, startTime, endTime })),
  };
}

/**
 * The change to report; null for none. Other changes of a class that remains cancelled are not reported, nor is its
 * completion.
 */
export function classChange(known: ClassFacts, now: ClassFacts): ClassChange | null {
  const wasOn = known.status !== 'cancelled';
  const isOn = now.status !== 'cancelled';
  if (now.status === 'completed' || (!wasOn && !isOn)) return null;
  const hasOtherPlace = placeOf(known) !== placeOf(now);
  const hasOtherDays = timesOf(known) !== timesOf(now);
  const hasOtherLanguage = known.language !== now.language;
  const differences = { hasOtherPlace, hasOtherDays, hasOtherLanguage };
  if (!isOn) return { kind: 'cancelled', ...differences };
  if (!wasOn) return { kind: 'restored', ...differences };
  const isOther = hasOtherPlace || hasOtherDays || hasOtherLanguage;
  return isOther ? { kind: 'changed', ...differences } : null;
}

/** Whether the last day has ended. */
export function isOver({ days, timeZone }: ClassTimes, now: Date): boolean {
  const last = days.at(-1);
  return last !== undefined && instantOf(last.date, last.endTime, timeZone).getTime() <= now.getTime();
}

/** Whether the last day has begun, so that people can have attended the class. */
export function hasLastDayBegun(times: ClassTimes, now: Date): boolean {
  return storedTimes(times).lastDayStartsAt <= now;
}

/**
 * Whether an edit puts the start of a class, or that of its last day, from the past into the future: nobody can have
 * been absent or have attended then.
 */
export function isPutOff({ before, after }: ClassEdit, now: Date): boolean {
  const hasBegun = (facts: ClassFacts): boolean => startOfClass(facts) <= now;
  return (
    (hasBegun(before) && !hasBegun(after)) || (hasLastDayBegun(before, now) && !hasLastDayBegun(after, now))
  );
}

/** The start of the first day. */
export function startOfClass({ days, timeZone }: ClassTimes): Date {
  return startOfDay(days.at(0), timeZone);
}

/** The instants that are stored with a class. */
export function storedTimes({ days, timeZone }: ClassTimes): { startsAt: Date; lastDayStartsAt: Date } {
  return { startsAt: startOfDay(days.at(0), timeZone), lastDayStartsAt: startOfDay(days.at(-1), timeZone) };
}

function startOfDay(day: WallTimes | undefined, timeZone: string): Date {
  if (!day) throw new RangeError('a class has at least one day');
  return instantOf(day.date, day.startTime, timeZone);
}

/** The starts of all days. */
export function startsOfDays({ days, timeZone }: ClassTimes): Date[] {
  return days.map(({ date, startTime }) => instantOf(date, startTime, timeZone));
}

/** When messages about a change made now are due. */
export function noticeDueAt(now: Date): Date {
  return new Date(now.getTime() + NOTICE_DELAY_SECONDS * SECOND_MS);
}

/** As displayed and normalized: differences in letter case, spaces and the parts of the address are not reported. */
function placeOf({ locationName, address: { street1, street2, city, state, zip } }: ClassFacts): string {
  const parts = [street1, street2 ?? '', city, `${state} ${zip}`].map(plainText);
  return JSON.stringify([plainText(locationName), parts.filter((part) => part !== '').join(', ')]);
}

/** Local times and instants, because a change of the time zone also moves a class. */
function timesOf({ days, timeZone }: ClassFacts): string {
  return JSON.stringify(
    days.map(({ date, startTime, endTime }) => [
      date,
      startTime,
      endTime,
      instantOf(date, startTime, timeZone).getTime(),
    ]),
  );
}
