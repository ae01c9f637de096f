import type { Address } from './address.rules.js';
import type { WallTimes } from './class-days.rules.js';
import type { ClassChangeKind, ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';
import { instantOf } from './venue-time.rules.js';

/** What those who have a seat go by: whether, where, when, and in which language. */
export interface ClassFacts {
  status: ClassInstanceStatus;
  language: InstructionLanguage;
  timeZone: string;
  locationName: string;
  address: Address;
  /** In date order. */
  days: readonly WallTimes[];
}

/** The office changes a class. */
export interface ClassEdit {
  classInstanceId: string;
  before: ClassFacts;
  after: ClassFacts;
}

/** What somebody who knew one state of a class has to be told of another. */
export interface ClassChange {
  kind: ClassChangeKind;
  hasOtherPlace: boolean;
  hasOtherDays: boolean;
  hasOtherLanguage: boolean;
}

/** What of a class its seats' holders go by, and no more: it is stored as it is returned. */
export function factsOf({
  status,
  language,
  timeZone,
  locationName,
  address: { street1, street2 = null, city, state, zip },
  days,
}: ClassFacts): ClassFacts {
  return {
    ...{ status, language, timeZone, locationName },
    address: { street1, street2, city, state, zip },
    days: days.map(({ date, startTime, endTime }) => ({ date, startTime, endTime })),
  };
}

/**
 * What there is to tell; null for nothing. What becomes of a class that was cancelled and stays so is no news, nor is
 * that a class has taken place.
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

/** Whether its last day has ended. */
export function isOver({ days, timeZone }: Pick<ClassFacts, 'days' | 'timeZone'>, now: Date): boolean {
  const last = days.at(-1);
  return last !== undefined && instantOf(last.date, last.endTime, timeZone).getTime() <= now.getTime();
}

/** The first day's start. */
export function startOfClass({ days: [first], timeZone }: Pick<ClassFacts, 'days' | 'timeZone'>): Date {
  if (!first) throw new RangeError('a class has at least one day');
  return instantOf(first.date, first.startTime, timeZone);
}

/** Nobody has to be told of a capital or a blank. */
function placeOf({ locationName, address: { street1, street2, city, state, zip } }: ClassFacts): string {
  return JSON.stringify([locationName, street1, street2 ?? '', city, state, zip].map(plain));
}

/** By the venue's clock, and as instants: another zone moves a class too. */
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

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
