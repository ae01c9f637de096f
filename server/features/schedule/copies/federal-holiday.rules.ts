import { Temporal } from 'temporal-polyfill';
import { FEDERAL_HOLIDAYS, type FederalHoliday } from '../schedule.constants.js';

/** A day on which federal offices are closed. */
export interface HolidayDate {
  /** YYYY-MM-DD */
  date: string;
  holiday: FederalHoliday;
  /** Whether it is the weekday on which a holiday on a weekend is observed. */
  isObserved: boolean;
}

/** Monday is 1, as in ISO 8601. */
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/** A holiday of 5 U.S.C. 6103: on a fixed date, or on a weekday of a month, counted from the end if negative. */
type Law = { month: number; since?: number } & ({ day: number } | { weekday: number; which: number });

const LAWS: Readonly<Record<FederalHoliday, Law>> = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: MONDAY, which: 3 },
  washington: { month: 2, weekday: MONDAY, which: 3 },
  memorial: { month: 5, weekday: MONDAY, which: -1 },
  juneteenth: { month: 6, day: 19, since: 2021 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: MONDAY, which: 1 },
  columbus: { month: 10, weekday: MONDAY, which: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: THURSDAY, which: 4 },
  christmas: { month: 12, day: 25 },
};

/** The federal holiday on or observed on a date; null for other days. */
export function holidayOn(date: string): HolidayDate | null {
  return holidaysOf(Number(date.slice(0, 4))).get(date) ?? null;
}

/** By year: a plan asks for many dates of few years. */
const known = new Map<number, ReadonlyMap<string, HolidayDate>>();

/** The holidays of a year by date, including January 1 of the next year if it is a Saturday and observed in this one. */
function holidaysOf(year: number): ReadonlyMap<string, HolidayDate> {
  const kept = known.get(year);
  if (kept) return kept;
  const found = new Map<string, HolidayDate>();
  for (const holiday of FEDERAL_HOLIDAYS) {
    const law = LAWS[holiday];
    for (const each of holiday === 'newYear' ? [year, year + 1] : [year]) {
      if (each < (law.since ?? 0)) continue;
      const day = dayOf(law, each);
      const observed = observedOf(day);
      for (const on of observed ? [day, observed] : [day])
        if (on.year === year)
          found.set(on.toString(), { date: on.toString(), holiday, isObserved: on !== day });
    }
  }
  known.set(year, found);
  return found;
}

function dayOf(law: Law, year: number): Temporal.PlainDate {
  const { month } = law;
  if ('day' in law) return new Temporal.PlainDate(year, month, law.day);
  const { weekday, which } = law;
  const first = new Temporal.PlainDate(year, month, 1);
  if (which > 0) {
    const days = (weekday - first.dayOfWeek + 7) % 7;
    return first.add({ days: days + (which - 1) * 7 });
  }
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const days = (last.dayOfWeek - weekday + 7) % 7;
  return last.subtract({ days: days + (-which - 1) * 7 });
}

function observedOf(day: Temporal.PlainDate): Temporal.PlainDate | null {
  if (day.dayOfWeek === SATURDAY) return day.subtract({ days: 1 });
  return day.dayOfWeek === SUNDAY ? day.add({ days: 1 }) : null;
}
