import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** A class day in the calendar. */
export interface CalendarEntry {
  scheduled: OfficeClassFragment;
  day: OfficeClassFragment['days'][number];
}

/** Class days by date at the venue, each date's in order of time. */
export function entriesByDate(
  classes: readonly OfficeClassFragment[],
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const entries = new Map<string, CalendarEntry[]>();
  for (const scheduled of classes)
    for (const day of scheduled.days) {
      const ofDate = entries.get(day.date);
      if (ofDate) ofDate.push({ scheduled, day });
      else entries.set(day.date, [{ scheduled, day }]);
    }
  for (const ofDate of entries.values())
    ofDate.sort((one, other) => (one.day.startTime < other.day.startTime ? -1 : 1));
  return entries;
}
