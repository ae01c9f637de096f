import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** Whether the last day of a class has begun at the venue: then it can be completed. */
export function isLastDayBegun(
  { startsAt, days, timeZone }: Pick<OfficeClassFragment, 'startsAt' | 'days' | 'timeZone'>,
  now: number,
): boolean {
  const last = days.at(-1);
  if (!last || Date.parse(startsAt) > now) return false;
  // The sv-SE locale formats as 'YYYY-MM-DD hh:mm'.
  const wallTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${last.date} ${last.startTime}` <= wallTime.format(now);
}
