import type { OfficeClassFragment } from './SchedulePage.generated';
import { daysOf, seatsOf, type ClassValues } from './class-values';

interface OutreachRule {
  /** The course as the catalogue writes it. */
  course: 'OSHA 10' | 'OSHA 30';
  name: RegExp;
  minDays: number;
}

/** Rules of a program that classes are taught under: told to the office, never enforced. */
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

export type ClassHint =
  | { kind: 'fewDays'; course: OutreachRule['course']; minDays: number; days: number }
  | { kind: 'groupSize'; min: number; max: number; seats: number }
  | { kind: 'belowTaken'; taken: number }
  | { kind: 'clash'; name: string; nameEs: string | null; date: string };

interface HintSubject {
  values: ClassValues;
  /** English name of the chosen class type. */
  typeName: string | undefined;
  /** The class that is edited, if one is. */
  edited: OfficeClassFragment | undefined;
  /** The classes that are loaded. */
  others: readonly OfficeClassFragment[];
}

/** What the office may want to know before it saves. Nothing here keeps it from saving. */
export function hintsFor({ values, typeName, edited, others }: HintSubject): ClassHint[] {
  return [
    ...outreachHints(values, typeName),
    ...seatHints(values, edited),
    ...clashHints(values, edited?.id, others),
  ];
}

function outreachHints(values: ClassValues, typeName: string | undefined): ClassHint[] {
  const rule = outreach.courses.find(({ name }) => typeName !== undefined && name.test(typeName));
  if (!rule) return [];
  const hints: ClassHint[] = [];
  const days = daysOf(values).length;
  const seats = seatsOf(values.maxAttendees);
  if (days < rule.minDays) hints.push({ kind: 'fewDays', course: rule.course, minDays: rule.minDays, days });
  if (seats !== undefined && (seats < outreach.minPeople || seats > outreach.maxPeople))
    hints.push({ kind: 'groupSize', min: outreach.minPeople, max: outreach.maxPeople, seats });
  return hints;
}

function seatHints(values: ClassValues, edited: OfficeClassFragment | undefined): ClassHint[] {
  const seats = seatsOf(values.maxAttendees);
  if (!edited || seats === undefined || seats >= edited.takenSeats) return [];
  return [{ kind: 'belowTaken', taken: edited.takenSeats }];
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

function placeOf(name: string, street1: string, zip: string): string {
  return [name, street1, zip.slice(0, 5)].map(plain).join('|');
}

function clashHints(
  values: ClassValues,
  editedId: string | undefined,
  others: readonly OfficeClassFragment[],
): ClassHint[] {
  if (values.status !== 'scheduled' || plain(values.locationName) === '') return [];
  const place = placeOf(values.locationName, values['address.street1'], values['address.zip']);
  const days = daysOf(values).filter(({ date, startTime, endTime }) => date && startTime && endTime);
  return others.flatMap((other): ClassHint[] => {
    if (other.id === editedId || other.status !== 'scheduled') return [];
    if (placeOf(other.locationName, other.address.street1, other.address.zip) !== place) return [];
    const clash = other.days.find((theirs) =>
      days.some(
        (ours) =>
          ours.date === theirs.date && ours.startTime < theirs.endTime && theirs.startTime < ours.endTime,
      ),
    );
    if (!clash) return [];
    const { name, nameEs } = other.classType;
    return [{ kind: 'clash', name, nameEs, date: clash.date }];
  });
}
