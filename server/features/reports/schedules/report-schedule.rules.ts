import { Temporal } from 'temporal-polyfill';
import { OFFICE_ZONE } from '../../schedule/schedule.constants.js';
import type { ReportFrequency, ReportPeriod } from './report-schedule.constants.js';

/** The times at which a report is mailed, in the office's local time. */
export interface Recurrence {
  frequency: ReportFrequency;
  /** Day of the week, where 1 is Monday, or of the month, where a day after its end is its last day. */
  day: number;
  hour: number;
}

/** The first time after that instant. */
export function nextTime(recurrence: Recurrence, after: Date): Date {
  return timesAround(recurrence, after).find((time) => time > after) ?? after;
}

/** The date of the last time at or before that instant, YYYY-MM-DD. */
export function lastDay(recurrence: Recurrence, moment: Date): string {
  const times = timesAround(recurrence, moment).filter((time) => time <= moment);
  return dayOf(times.at(-1) ?? moment).toString();
}

/** The previous, current and next time, in order. */
function timesAround({ frequency, day, hour }: Recurrence, moment: Date): Date[] {
  const today = dayOf(moment);
  const days = [-1, 0, 1].map((step) => {
    if (frequency === 'weekly') return today.add({ days: day - today.dayOfWeek + 7 * step });
    // Clamped to the last day of the month.
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

/** The dates of a report mailed on that day; null if those saved with the report are used. */
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

/** Sets the date variables of a report whose names end with from and to. */
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
