import { DAY_MS } from '../../../platform/context/durations.js';
import { isCalendarDate, normalizeTime, type WallTimes } from '../days/class-days.rules.js';
import { plainText } from '../venues/place-text.rules.js';
import { LONGEST_RUN_DAYS } from '../schedule.constants.js';
import { instantOf } from '../venue-time/venue-time.rules.js';

/** A class planned at a venue. Texts that are still empty are undefined. */
export interface VenuePlan {
  locationName?: string | undefined;
  street1?: string | undefined;
  zip?: string | undefined;
  days: readonly WallTimes[];
  /** The class being edited, which cannot clash with itself. */
  exceptId?: string | undefined;
}

/** A class planned for an instructor. */
export interface InstructorPlan {
  instructorName: string;
  days: readonly WallTimes[];
  /** Zone of the venue. */
  timeZone: string;
  /** The class being edited, which cannot clash with itself. */
  exceptId?: string | undefined;
}

interface HeldClass {
  locationName: string;
  address: { street1: string; zip: string };
  days: readonly WallTimes[];
}

/** The range of starts of classes that can clash; null if there is no valid date. */
export function clashWindow(days: readonly WallTimes[]): { from: Date; until: Date } | null {
  const dates = days
    .map(({ date }) => date)
    .filter(isCalendarDate)
    .toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    // The longest duration of a class: one that began earlier is over.
    from: new Date(Date.parse(first) - LONGEST_RUN_DAYS * DAY_MS),
    // One more day for the difference between the date at a venue and in UTC.
    until: new Date(Date.parse(last) + 2 * DAY_MS),
  };
}

/** Whether name, street and postal code are the same and times overlap. A class may begin when another ends. */
export function clashes(plan: VenuePlan, other: HeldClass): boolean {
  return clashDate(plan, other) !== null;
}

/** The first date of a plan on which it clashes with another class; null if there is none. */
export function clashDate(plan: VenuePlan, other: HeldClass): string | null {
  const isSamePlace =
    plainText(plan.locationName) === plainText(other.locationName) &&
    plainText(plan.street1) === plainText(other.address.street1) &&
    postalCodeOf(plan.zip) === postalCodeOf(other.address.zip);
  if (!isSamePlace) return null;
  return plan.days.find((ours) => other.days.some((theirs) => overlap(ours, theirs)))?.date ?? null;
}

/** The first date of a plan on which its instructor teaches another class; null if there is none. */
export function instructorClashDate(
  plan: InstructorPlan,
  other: { instructorName: string | null; days: readonly WallTimes[]; timeZone: string },
): string | null {
  if (plainText(plan.instructorName) !== plainText(other.instructorName ?? '')) return null;
  const held = other.days.flatMap((day) => periodOf(day, other.timeZone) ?? []);
  const clash = plan.days.find((day) => {
    const period = periodOf(day, plan.timeZone);
    return period && held.some(({ from, until }) => period.from < until && from < period.until);
  });
  return clash?.date ?? null;
}

/** A day as instants, because the venues may be in different zones; null if it is incomplete. */
function periodOf({ date, ...times }: WallTimes, timeZone: string): { from: Date; until: Date } | null {
  const startTime = normalizeTime(times.startTime);
  const endTime = normalizeTime(times.endTime);
  if (!isCalendarDate(date) || !startTime || !endTime) return null;
  return { from: instantOf(date, startTime, timeZone), until: instantOf(date, endTime, timeZone) };
}

function overlap(one: WallTimes, other: WallTimes): boolean {
  const times = [one.startTime, one.endTime, other.startTime, other.endTime].map(normalizeTime);
  const [start, end, otherStart, otherEnd] = times;
  if (!start || !end || !otherStart || !otherEnd) return false;
  return one.date === other.date && start < otherEnd && otherStart < end;
}

/** The first five digits of a ZIP code such as '84119-1234'. */
export function postalCodeOf(zip = ''): string | null {
  return /^\d{5}/.exec(zip.trim())?.[0] ?? null;
}
