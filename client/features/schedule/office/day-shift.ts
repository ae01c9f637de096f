import type { DayValues } from './class-days';

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
 * The days of a copy with another first date: the others follow at the distance they had in the class that was
 * copied, but for those that were given a date of their own. A date field reports a date with every digit of the year.
 */
export function followFirstDate(
  days: readonly DayValues[],
  date: string,
  originals: readonly { date: string }[],
): DayValues[] {
  const [original, before, now] = [originals[0]?.date, days[0]?.date, date].map((each) =>
    dayCount(each ?? ''),
  );
  return days.map((day, index) => {
    if (index === 0) return { ...day, date };
    const place = dayCount(originals[index]?.date ?? '');
    if (original === undefined || place === undefined || now === undefined) return day;
    const followed = before === undefined ? '' : dateOf(before + place - original);
    return day.date === '' || day.date === followed ? { ...day, date: dateOf(now + place - original) } : day;
  });
}

/** The date of one more day: the day after the last one. */
export function dateAfter(date: string): string {
  const count = dayCount(date);
  return count === undefined ? '' : dateOf(count + 1);
}
