import type { ClassWarning } from '../../../../schema/class-warning.generated';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { daysOf } from './class-days';
import { seatsOf, type ClassValues } from './class-form';
import { instructorOf, venueOf } from './plan-links';
import type { FederalHolidays } from './use-federal-holidays';
import type { PlanChoices } from './use-plan-choices';
import type { Clashes } from './use-clashing-classes';

interface OutreachRule {
  /** The class type's name in the catalogue. */
  course: 'OSHA 10' | 'OSHA 30';
  name: RegExp;
  minDays: number;
}

/** Rules of the OSHA Outreach program: displayed as hints, never enforced. */
export const outreach = {
  source: {
    title: 'OSHA Outreach Training Program Requirements',
    url: 'https://www.osha.gov/training/outreach',
  },
  minPeople: 3,
  maxPeople: 40,
  courses: [
    { course: 'OSHA 10', name: /\bOSHA[\s-]*10\b/i, minDays: 2 },
    { course: 'OSHA 30', name: /\bOSHA[\s-]*30\b/i, minDays: 4 },
  ] satisfies readonly OutreachRule[],
} as const;

/** Classes are hardly ever scheduled later than this. */
const maxYearsAhead = 2;

export type ClassHint =
  | { kind: 'inPast'; date: string }
  | { kind: 'farAhead'; date: string }
  | ({ kind: 'holiday' } & FederalHolidays[number])
  | { kind: 'fewDays'; course: OutreachRule['course']; minDays: number; days: number }
  | { kind: 'groupSize'; min: number; max: number; seats: number }
  | { kind: 'belowTaken'; taken: number }
  | { kind: 'authorizationExpired'; name: string; date: string }
  | { kind: 'languageNotTaught'; name: string }
  | { kind: 'overVenueCapacity'; capacity: number }
  | { kind: 'clash'; name: string; nameEs: string | null; date: string }
  | { kind: 'instructorClash'; instructor: string; name: string; nameEs: string | null; date: string };

interface HintSubject extends Clashes {
  values: ClassValues;
  /** YYYY-MM-DD at the office. */
  today: string;
  /** English name of the chosen class type. */
  typeName: string | undefined;
  /** The class that is being edited, if any. */
  edited: OfficeClassFragment | undefined;
  /** Mismatches with the venue or the instructor, from the server. */
  warnings: readonly ClassWarning[];
  choices: PlanChoices;
  holidays: FederalHolidays;
}

/** Hints before saving. They never prevent it. */
export function hintsFor({
  values,
  today,
  typeName,
  edited,
  clashing,
  instructorClashes,
  warnings,
  choices,
  holidays,
}: HintSubject): ClassHint[] {
  return [
    ...pastHint(values, edited, today),
    ...farAheadHint(values, edited, today),
    ...holidayHints(values, holidays),
    ...outreachHints(values, typeName),
    ...seatHints(values, edited),
    ...warnings.flatMap((warning) => warningHint(warning, values, choices)),
    ...clashHints(values, clashing),
    ...instructorClashes.map(({ classInstance: { classType }, date }): ClassHint => {
      const { name, nameEs } = classType;
      return { kind: 'instructorClash', instructor: values.instructorName.trim(), name, nameEs, date };
    }),
  ];
}

/** A past class is listed under past classes only, and guests never see it. No hint for one that had already begun. */
function pastHint(values: ClassValues, edited: OfficeClassFragment | undefined, today: string): ClassHint[] {
  const [first] = datesOf(values);
  if (first === undefined || first >= today || first === edited?.days[0]?.date) return [];
  return [{ kind: 'inPast', date: first }];
}

/** Probably a mistyped year. No hint for a date that the class already has. */
function farAheadHint(
  values: ClassValues,
  edited: OfficeClassFragment | undefined,
  today: string,
): ClassHint[] {
  const limit = `${String(Number(today.slice(0, 4)) + maxYearsAhead)}${today.slice(4)}`;
  const date = datesOf(values).find(
    (each) => each > limit && !edited?.days.some((stored) => stored.date === each),
  );
  return date === undefined ? [] : [{ kind: 'farAhead', date }];
}

/** The entered dates, earliest first. */
function datesOf(values: ClassValues): string[] {
  return daysOf(values)
    .flatMap(({ date }) => (date === '' ? [] : [date]))
    .toSorted();
}

function holidayHints(values: ClassValues, holidays: FederalHolidays): ClassHint[] {
  const dates = new Set(daysOf(values).map(({ date }) => date));
  return holidays
    .filter(({ date }) => dates.has(date))
    .map(({ date, holiday, isObserved }) => ({ kind: 'holiday', date, holiday, isObserved }));
}

/** The server determines the warnings; the loaded records provide the names. */
function warningHint(warning: ClassWarning, values: ClassValues, choices: PlanChoices): ClassHint[] {
  const name = values.instructorName.trim();
  switch (warning) {
    case 'authorizationExpired': {
      const date = instructorOf(values, choices)?.authorizationExpiresOn;
      return date ? [{ kind: warning, name, date }] : [];
    }
    case 'languageNotTaught':
      return [{ kind: warning, name }];
    case 'overVenueCapacity': {
      const capacity = venueOf(values, choices)?.capacity;
      return typeof capacity === 'number' ? [{ kind: warning, capacity }] : [];
    }
  }
}

function outreachHints(values: ClassValues, typeName: string | undefined): ClassHint[] {
  const rule = outreach.courses.find(({ name }) => typeName !== undefined && name.test(typeName));
  if (!rule) return [];
  const hints: ClassHint[] = [];
  const days = daysOf(values).length;
  const seats = seatsOf(values);
  if (days < rule.minDays) hints.push({ kind: 'fewDays', course: rule.course, minDays: rule.minDays, days });
  if (seats !== undefined && (seats < outreach.minPeople || seats > outreach.maxPeople))
    hints.push({ kind: 'groupSize', min: outreach.minPeople, max: outreach.maxPeople, seats });
  return hints;
}

function seatHints(values: ClassValues, edited: OfficeClassFragment | undefined): ClassHint[] {
  const seats = seatsOf(values);
  if (!edited || seats === undefined || seats >= edited.takenSeats) return [];
  return [{ kind: 'belowTaken', taken: edited.takenSeats }];
}

function clashHints(values: ClassValues, clashing: Clashes['clashing']): ClassHint[] {
  const dates = new Set(daysOf(values).map(({ date }) => date));
  return clashing.flatMap(({ classType: { name, nameEs }, days }): ClassHint[] => {
    const day = days.find(({ date }) => dates.has(date));
    return day ? [{ kind: 'clash', name, nameEs, date: day.date }] : [];
  });
}
