import type { OfficeClassFragment } from '../OfficeClasses.generated';

type Times = Pick<OfficeClassFragment, 'startsAt' | 'days' | 'timeZone'>;

/** Whether the last day of a class has begun at the venue: then it can be completed. */
export function isLastDayBegun(scheduled: Times, now: number): boolean {
  return hasReached('startTime', scheduled, now);
}

/** Whether the last day of a class has ended at the venue. */
export function isOver(scheduled: Times, now: number): boolean {
  return hasReached('endTime', scheduled, now);
}

/** Whether it is this time of the last day, or later. */
function hasReached(
  time: 'startTime' | 'endTime',
  { startsAt, days, timeZone }: Times,
  now: number,
): boolean {
  const last = days.at(-1);
  if (!last || Date.parse(startsAt) > now) return false;
  // The sv-SE locale formats as 'YYYY-MM-DD hh:mm'.
  const wallTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${last.date} ${last[time]}` <= wallTime.format(now);
}
