import { Temporal } from 'temporal-polyfill';
import type { Address } from '../schedule/venues/address.rules.js';
import type { WallTimes } from '../schedule/days/class-days.rules.js';
import { isClosedDay } from './closed-days.seed.js';
import { demoPlaces } from './places.seed.js';
import { demoRuns, pastDemoRuns, type DemoRun } from './runs.seed.js';
import type { InstructionLanguage } from '../schedule/schedule.constants.js';

export interface DemoClassInstance extends Address {
  classTypeKey: string;
  language: InstructionLanguage;
  days: WallTimes[];
  locationName: string;
  street2: string | null;
  maxAttendees: number;
  priceCents: number;
  /** The number of seats with a demo booking. */
  taken: number;
  /** Visible to the office only. */
  notes: string | null;
}

const DAYS_AHEAD = 56;
const DAYS_BACK = 21;

/** Weeks by which a class may be moved if its days are closed or its place is in use, in order of preference. */
const MOVES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/**
 * Classes from the day after tomorrow to eight weeks from today, soonest first. Deterministic for a date.
 * @param today YYYY-MM-DD at the office
 */
export function demoSchedule(today: string): DemoClassInstance[] {
  const date = Temporal.PlainDate.from(today);
  return place(demoRuns, date.add({ days: 2 }), date.add({ days: DAYS_AHEAD }));
}

/**
 * Classes of the three weeks before today, earliest first. Deterministic for a date.
 * @param today YYYY-MM-DD at the office
 */
export function pastDemoSchedule(today: string): DemoClassInstance[] {
  const date = Temporal.PlainDate.from(today);
  return place(pastDemoRuns, date.subtract({ days: DAYS_BACK }), date.subtract({ days: 1 }));
}

function place(
  runs: readonly DemoRun[],
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): DemoClassInstance[] {
  const placed: DemoClassInstance[] = [];
  // The longest classes are placed first, because they fit into the fewest weeks.
  for (const run of runs.toSorted((one, other) => other.dayCount - one.dayCount)) {
    const days = freeDays(run, first, last, placed);
    if (days) placed.push(instanceOf(run, days));
  }
  return placed.toSorted((one, other) => (firstStart(one) < firstStart(other) ? -1 : 1));
}

function freeDays(
  run: DemoRun,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  placed: readonly DemoClassInstance[],
): WallTimes[] | undefined {
  const toWeekday = (run.weekday - first.dayOfWeek + 7) % 7;
  for (const move of MOVES) {
    const dates = datesFrom(first.add({ days: toWeekday + 7 * (run.week + move) }), run);
    if (!dates.every((date) => isBetween(date, first, last) && !isClosedDay(date))) continue;
    const days = dates.map((date) => ({
      date: date.toString(),
      startTime: run.startTime,
      endTime: run.endTime,
    }));
    if (!placed.some((other) => isAt(run, other) && meets(days, other.days))) return days;
  }
  return undefined;
}

function isBetween(date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(first, date) <= 0 && Temporal.PlainDate.compare(date, last) <= 0;
}

/** The days of a class that begins at `start`. Weekly classes skip closed weeks; daily ones have no gaps. */
function datesFrom(start: Temporal.PlainDate, { recurrence, dayCount }: DemoRun): Temporal.PlainDate[] {
  const step = recurrence === 'daily' ? 1 : 7;
  const dates = [start];
  for (let next = start; dates.length < dayCount;) {
    next = next.add({ days: step });
    if (recurrence === 'daily' || !isClosedDay(next)) dates.push(next);
  }
  return dates;
}

function isAt(run: DemoRun, other: DemoClassInstance): boolean {
  return demoPlaces[run.place].street1 === other.street1;
}

function meets(days: readonly WallTimes[], others: readonly WallTimes[]): boolean {
  return days.some((day) =>
    others.some(
      (other) => day.date === other.date && day.startTime < other.endTime && other.startTime < day.endTime,
    ),
  );
}

function instanceOf(run: DemoRun, days: WallTimes[]): DemoClassInstance {
  const { classTypeKey, language, maxAttendees, priceCents, taken, notes } = run;
  return { classTypeKey, language, days, ...demoPlaces[run.place], maxAttendees, priceCents, taken, notes };
}

function firstStart({ days, city }: DemoClassInstance): string {
  return `${days[0]?.date}T${days[0]?.startTime} ${city}`;
}
