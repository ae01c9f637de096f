const dayLength = 86_400_000;

/** 'YYYY-MM-DD' as a day number; undefined if it is invalid. Wall dates, with UTC arithmetic. */
export function dayCount(date: string): number | undefined {
  const instant = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(instant) ? undefined : instant / dayLength;
}

export function dateOf(count: number): string {
  return new Date(count * dayLength).toISOString().slice(0, 10);
}

/** Days until the next weekday (Monday to Friday), by day of the week; default: 1. */
const stepFrom: Readonly<Record<number, number>> = { 5: 3, 6: 2 };

/** The default date of an added day: the next weekday. */
export function weekdayAfter(date: string): string {
  const count = dayCount(date);
  if (count === undefined) return '';
  const weekday = new Date(count * dayLength).getUTCDay();
  return dateOf(count + (stepFrom[weekday] ?? 1));
}
