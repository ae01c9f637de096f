import { Temporal } from 'temporal-polyfill';
import { isCalendarDate, type WallTimes } from './class-days.rules.js';
import { holidayOn, type HolidayDate } from './federal-holiday.rules.js';

/** When a class is to be held again. */
export interface CopyPlan {
  /** Of the first copy, YYYY-MM-DD. The others follow week by week. */
  firstDate: string;
  /** How many classes come of it. */
  count: number;
  /** Holidays that classes are held on all the same, YYYY-MM-DD. */
  keptDates?: readonly string[] | undefined;
}

/** A week that is left out, because a day of the class would be a holiday. */
export interface SkippedStart {
  /** Where the class would have begun. */
  startDate: string;
  holidays: HolidayDate[];
}

export interface PlannedCopies {
  /** The days of each copy, in order of time; fewer than were asked for where holidays or the calendar leave no room. */
  copies: WallTimes[][];
  skipped: SkippedStart[];
  /** The holidays that are kept by the plan's own wish. */
  held: HolidayDate[];
}

/** As many weeks in a row as a class is moved on by holidays: a long one may meet some in every week. */
export const MAX_SKIPPED_WEEKS = 26;

/**
 * The days of each copy, at the distances and wall times that the class has, whatever the clocks do in between. A copy
 * that would meet a holiday moves on to the next week, so that as many classes come of it as were asked for.
 * @param days of the class that is copied, in date order
 */
export function planCopies(days: readonly WallTimes[], plan: CopyPlan): PlannedCopies {
  const kept = new Set(plan.keptDates ?? []);
  const result: PlannedCopies = { copies: [], skipped: [], held: [] };
  let start = Temporal.PlainDate.from(plan.firstDate);
  let skippedInARow = 0;
  while (result.copies.length < plan.count && skippedInARow < MAX_SKIPPED_WEEKS) {
    const copy = daysFrom(days, start);
    if (!copy.every(({ date }) => isCalendarDate(date))) break;
    const holidays = copy.map(({ date }) => holidayOn(date)).filter((each) => each !== null);
    const inTheWay = holidays.filter(({ date }) => !kept.has(date));
    if (inTheWay.length > 0) {
      result.skipped.push({ startDate: start.toString(), holidays: inTheWay });
      skippedInARow += 1;
    } else {
      result.copies.push(copy);
      result.held.push(...holidays);
      skippedInARow = 0;
    }
    start = start.add({ weeks: 1 });
  }
  return result;
}

function daysFrom(days: readonly WallTimes[], start: Temporal.PlainDate): WallTimes[] {
  const [first] = days;
  if (!first) return [];
  const from = Temporal.PlainDate.from(first.date);
  return days.map(({ date, startTime, endTime }) => {
    const distance = from.until(Temporal.PlainDate.from(date), { largestUnit: 'days' }).days;
    return { date: start.add({ days: distance }).toString(), startTime, endTime };
  });
}
