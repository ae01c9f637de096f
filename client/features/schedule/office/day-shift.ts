const dayLength = 86_400_000;

/** 'YYYY-MM-DD' as a count of days; undefined while it is not a date. Days are wall dates: UTC only for the arithmetic. */
export function dayCount(date: string): number | undefined {
  const instant = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(instant) ? undefined : instant / dayLength;
}

export function dateOf(count: number): string {
  return new Date(count * dayLength).toISOString().slice(0, 10);
}

/** Days to the next one from Monday to Friday, by the day of the week that they are counted from. */
const stepFrom: Readonly<Record<number, number>> = { 5: 3, 6: 2 };

/** The date of one more day: the next one from Monday to Friday. */
export function weekdayAfter(date: string): string {
  const count = dayCount(date);
  if (count === undefined) return '';
  const weekday = new Date(count * dayLength).getUTCDay();
  return dateOf(count + (stepFrom[weekday] ?? 1));
}
