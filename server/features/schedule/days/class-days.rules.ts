import { Temporal } from 'temporal-polyfill';
import { LONGEST_RUN_DAYS } from '../schedule.constants.js';
import { instantOf, isoWithOffset } from '../venue-time/venue-time.rules.js';

/** Dates outside of this range are typing errors. */
export const DATE_RANGE = { first: '2000-01-01', last: '2999-12-31' };

/** Local time at the venue: `date` YYYY-MM-DD, times HH:MM or HH:MM:SS. */
export interface WallTimes {
  date: string;
  startTime: string;
  endTime: string;
}

export interface ArrangedDay extends WallTimes {
  /** 1..n in date order. */
  dayNumber: number;
}

/** A day in the input; any field may be missing. */
export type SentDay = { [field in keyof WallTimes]?: string | null };

/**
 * `noDay`: the list is empty. `outOfRange`: a date that exists, but is a typing error. `endNotAfterStart`: also if both
 * are equal. `repeated`: an earlier entry has the same date. `tooLate`: the class would exceed the maximum duration from
 * its first date. `skipped`: the clocks are put forward past this time.
 */
type DayProblemReason =
  'noDay' | 'missing' | 'invalid' | 'outOfRange' | 'endNotAfterStart' | 'repeated' | 'tooLate' | 'skipped';

export interface DayProblem {
  /** Index in the input list. */
  index: number;
  field: keyof WallTimes;
  reason: DayProblemReason;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/;

/** 'HH:MM' of 'HH:MM' or 'HH:MM:SS', without seconds; null for anything else. */
export function normalizeTime(text: string): string | null {
  return TIME.exec(text)?.[1] ?? null;
}

/** What is wrong with a text that should be YYYY-MM-DD of an existing date, unlike 2027-02-29; null for nothing. */
export function dateProblem(text: string): 'invalid' | 'outOfRange' | null {
  if (!DATE.test(text)) return 'invalid';
  try {
    Temporal.PlainDate.from(text);
  } catch {
    return 'invalid';
  }
  return text < DATE_RANGE.first || text > DATE_RANGE.last ? 'outOfRange' : null;
}

export const isCalendarDate = (text: string): boolean => dateProblem(text) === null;

/**
 * The problems of a list of days, in its order; empty if it is valid. A day ends on the date on which it starts, so
 * days overlap only if a date is repeated: a valid list has no overlaps.
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

/** The times of valid days that the venue's clocks never show, because they are put forward. */
export function skippedTimes(days: readonly WallTimes[], timeZone: string): DayProblem[] {
  return days.flatMap(({ date, ...times }, index) =>
    (['startTime', 'endTime'] as const)
      .filter((field) => {
        const time = hoursAndMinutes(times[field]);
        return !isoWithOffset(instantOf(date, time, timeZone), timeZone).startsWith(`${date}T${time}`);
      })
      .map((field) => ({ index, field, reason: 'skipped' })),
  );
}

/**
 * Sorts days by date, numbers them 1..n and normalizes times to HH:MM, regardless of order and numbers in the input.
 * @throws RangeError for days that `dayProblems` rejects
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

/** The last allowed date of a class with these days; undefined if none of them has a date. */
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
  const reason = dateProblem(date);
  if (reason !== null) return [{ field: 'date', reason }];
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

/** HH:MM of a validated time: the first five characters of both formats. */
function hoursAndMinutes(time: string): string {
  return time.slice(0, 5);
}
