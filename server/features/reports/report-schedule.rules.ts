import { Temporal } from 'temporal-polyfill';
import { OFFICE_ZONE } from '../schedule/schedule.constants.js';
import type { ReportFrequency, ReportPeriod } from './report-schedule.constants.js';

/** When a report is mailed, by the clock of the office. */
export interface Rhythm {
  frequency: ReportFrequency;
  /** Of the week, 1 is Monday; of the month, where a later day than its last is the last. */
  day: number;
  hour: number;
}

/** The first time after that moment. */
export function nextTime(rhythm: Rhythm, after: Date): Date {
  return timesAround(rhythm, after).find((time) => time > after) ?? after;
}

/** The day of the last time that is not after that moment: YYYY-MM-DD */
export function lastDay(rhythm: Rhythm, moment: Date): string {
  const times = timesAround(rhythm, moment).filter((time) => time <= moment);
  return dayOf(times.at(-1) ?? moment).toString();
}

/** The last time, this one and the next, in their order. */
function timesAround({ frequency, day, hour }: Rhythm, moment: Date): Date[] {
  const today = dayOf(moment);
  const days = [-1, 0, 1].map((step) => {
    if (frequency === 'weekly') return today.add({ days: day - today.dayOfWeek + 7 * step });
    // A day that a month does not have is its last.
    return today.with({ day: 1 }).add({ months: step }).with({ day });
  });
  return days.map((date) => {
    const at = date.toZonedDateTime({ timeZone: OFFICE_ZONE, plainTime: { hour } });
    return new Date(at.epochMilliseconds);
  });
}

function dayOf(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(OFFICE_ZONE)
    .toPlainDate();
}

interface Days {
  /** YYYY-MM-DD */
  from: string;
  to: string;
}

/** The days that a report is about which is mailed on that day; null for those that it was saved with. */
export function daysOf(period: ReportPeriod, mailedOn: string): Days | null {
  const today = Temporal.PlainDate.from(mailedOn);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const firstOfMonth = today.with({ day: 1 });
  const days = (from: Temporal.PlainDate, to: Temporal.PlainDate): Days => ({
    from: from.toString(),
    to: to.toString(),
  });
  switch (period) {
    case 'asSaved':
      return null;
    case 'lastWeek':
      return days(monday.subtract({ days: 7 }), monday.subtract({ days: 1 }));
    case 'nextWeek':
      return days(today, today.add({ days: 6 }));
    case 'lastMonth':
      return days(firstOfMonth.subtract({ months: 1 }), firstOfMonth.subtract({ days: 1 }));
    case 'lastYear':
      return days(firstOfMonth.subtract({ months: 12 }), firstOfMonth.subtract({ days: 1 }));
  }
}

/** The variables of a report with these days: those of days whose names end with from and to. */
export function withDays(
  values: Readonly<Record<string, string | undefined>>,
  variables: readonly { name: string; kind: string }[],
  days: Days | null,
): Record<string, string> {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  if (!days) return Object.fromEntries(given);
  const dated = variables.flatMap(({ name, kind }): [string, string][] => {
    if (kind !== 'date') return [];
    if (/from$/i.test(name)) return [[name, days.from]];
    return /to$/i.test(name) ? [[name, days.to]] : [];
  });
  return Object.fromEntries([...given, ...dated]);
}
