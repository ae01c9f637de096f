import { Temporal } from 'temporal-polyfill';
import { isCalendarDate, type WallTimes } from '../days/class-days.rules.js';
import { holidayOn, type HolidayDate } from './federal-holiday.rules.js';

/** The dates of the copies of a class. */
export interface CopyPlan {
  /** Of the first copy, YYYY-MM-DD. */
  firstDate: string;
  /** The number of copies. */
  count: number;
  /** From the start of one copy to the start of the next. */
  intervalWeeks: number;
  /** Holidays on which copies take place nevertheless, YYYY-MM-DD. */
  keptDates?: readonly string[] | undefined;
}

/** A start that is skipped because a day of the class would be a holiday. */
interface SkippedStart {
  /** YYYY-MM-DD. */
  startDate: string;
  holidays: HolidayDate[];
}

export interface PlannedCopies {
  /**
   * The days of each copy in chronological order; fewer than requested if holidays or the end of the calendar leave no
   * room.
   */
  copies: WallTimes[][];
  skipped: SkippedStart[];
  /** Holidays on which copies take place because the plan keeps them. */
  held: HolidayDate[];
}

/** The number of consecutive starts that holidays may skip; a long class may contain some wherever it starts. */
export const MAX_SKIPPED_STARTS = 26;

/**
 * The days of each copy, with the intervals and local times of the original. A copy that would contain a holiday is
 * skipped and held at the next start, so that the requested number of copies is planned.
 * @param days of the original class, in date order
 */
export function planCopies(days: readonly WallTimes[], plan: CopyPlan): PlannedCopies {
  const kept = new Set(plan.keptDates ?? []);
  const result: PlannedCopies = { copies: [], skipped: [], held: [] };
  let start = Temporal.PlainDate.from(plan.firstDate);
  let skippedInARow = 0;
  while (result.copies.length < plan.count && skippedInARow < MAX_SKIPPED_STARTS) {
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
    start = start.add({ weeks: plan.intervalWeeks });
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
