import type { DayValues } from './class-values';

const dayLength = 86_400_000;

/** 'YYYY-MM-DD' as a count of days; undefined while it is not a date. Days are wall dates: UTC only for the arithmetic. */
function dayCount(date: string): number | undefined {
  const instant = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(instant) ? undefined : instant / dayLength;
}

function dateOf(count: number): string {
  return new Date(count * dayLength).toISOString().slice(0, 10);
}

/**
 * The days of a copy once its first date is chosen: those that have no date yet follow at the distance they had in
 * the class that was copied.
 */
export function followFirstDate(
  days: readonly DayValues[],
  originals: readonly { date: string }[],
): DayValues[] {
  const [first] = days;
  const start = first && dayCount(first.date);
  const originalStart = originals[0] && dayCount(originals[0].date);
  if (start === undefined || originalStart === undefined) return [...days];
  return days.map((day, index) => {
    const original = originals[index] && dayCount(originals[index].date);
    if (day.date !== '' || original === undefined) return day;
    return { ...day, date: dateOf(start + original - originalStart) };
  });
}

/** The date of one more day: the day after the last one. */
export function dateAfter(date: string): string {
  const count = dayCount(date);
  return count === undefined ? '' : dateOf(count + 1);
}
