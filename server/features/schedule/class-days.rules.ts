import { Temporal } from 'temporal-polyfill';
import { LONGEST_RUN_DAYS } from './schedule.constants.js';

/** What is outside is a slip of the keyboard. */
const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2999-12-31';

/** Wall time at the venue: `date` YYYY-MM-DD, times HH:MM or HH:MM:SS. */
export interface WallTimes {
  date: string;
  startTime: string;
  endTime: string;
}

export interface ArrangedDay extends WallTimes {
  /** 1..n in date order. */
  dayNumber: number;
}

/** A day as it was sent: anything may be left out. */
export type SentDay = { [field in keyof WallTimes]?: string | null };

/**
 * `noDay`: there is not one day. `endNotAfterStart`: also when both are equal. `repeated`: an earlier entry has the
 * same date. `tooLate`: a class that began on the first date does not run so long.
 */
export type DayProblemReason = 'noDay' | 'missing' | 'invalid' | 'endNotAfterStart' | 'repeated' | 'tooLate';

export interface DayProblem {
  /** Position in the list that was sent. */
  index: number;
  field: keyof WallTimes;
  reason: DayProblemReason;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/;

/** 'HH:MM' of 'HH:MM' or 'HH:MM:SS', seconds cut off; null for anything else. */
export function normalizeTime(text: string): string | null {
  return TIME.exec(text)?.[1] ?? null;
}

/** True for YYYY-MM-DD of a day that the calendar has: 2027-02-29 is none. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text) || text < FIRST_DATE || text > LAST_DATE) return false;
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What stops a list of days from being a class, in the order of the list; empty when nothing does.
 * A day ends on the date on which it starts, so days can only overlap where a date is repeated: a list without
 * problems has no overlap.
 */
export function dayProblems(days: readonly SentDay[]): DayProblem[] {
  if (days.length === 0) return [{ index: 0, field: 'date', reason: 'noDay' }];
  const dates = new Set<string>();
  const lastDate = lastDateOf(days);
  return days.flatMap((day, index) => {
    const problems = [
      ...dateProblems(day.date, dates, lastDate),
      ...timeProblems(day.startTime, day.endTime),
    ];
    return problems.map((problem) => ({ index, ...problem }));
  });
}

/**
 * Days in date order, numbered 1..n, times as HH:MM, whatever order and numbers were sent (CONTRACT section 3).
 * @throws RangeError for days that `dayProblems` refuses
 */
export function arrangeDays(days: readonly WallTimes[]): ArrangedDay[] {
  const problem = dayProblems(days)[0];
  if (problem) throw new RangeError(`day ${problem.index}: ${problem.field} ${problem.reason}`);
  return days
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, startTime, endTime }, index) => ({
      dayNumber: index + 1,
      date,
      startTime: hoursAndMinutes(startTime),
      endTime: hoursAndMinutes(endTime),
    }));
}

type FieldProblem = Omit<DayProblem, 'index'>;

/** The last date that a class with these days can have; undefined while none of them has a date. */
function lastDateOf(days: readonly SentDay[]): string | undefined {
  const [first] = days.flatMap(({ date }) => (date && isCalendarDate(date) ? [date] : [])).toSorted();
  return (
    first &&
    Temporal.PlainDate.from(first)
      .add({ days: LONGEST_RUN_DAYS - 1 })
      .toString()
  );
}

/** Adds the date to `dates`. */
function dateProblems(
  date: string | null | undefined,
  dates: Set<string>,
  lastDate: string | undefined,
): FieldProblem[] {
  if (!date) return [{ field: 'date', reason: 'missing' }];
  if (!isCalendarDate(date)) return [{ field: 'date', reason: 'invalid' }];
  if (dates.has(date)) return [{ field: 'date', reason: 'repeated' }];
  dates.add(date);
  return lastDate !== undefined && date > lastDate ? [{ field: 'date', reason: 'tooLate' }] : [];
}

function timeProblems(
  startTime: string | null | undefined,
  endTime: string | null | undefined,
): FieldProblem[] {
  const start = normalizeTime(startTime ?? '');
  const end = normalizeTime(endTime ?? '');
  const problems: FieldProblem[] = [];
  if (!start) problems.push({ field: 'startTime', reason: startTime ? 'invalid' : 'missing' });
  if (!end) problems.push({ field: 'endTime', reason: endTime ? 'invalid' : 'missing' });
  if (start && end && end <= start) problems.push({ field: 'endTime', reason: 'endNotAfterStart' });
  return problems;
}

/** HH:MM of a time that was checked; it is the first five characters of both forms. */
function hoursAndMinutes(time: string): string {
  return time.slice(0, 5);
}
