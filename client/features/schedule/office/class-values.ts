import type {
  ClassInstanceStatus,
  CreateClassInstanceInput,
  InstructionLanguage,
  State,
} from '../../../graphql/schema.generated';
import { centsOf, dollarsText } from '../../../i18n/dollars';
import type { OfficeClassFragment } from './SchedulePage.generated';

export type DayPart = 'date' | 'startTime' | 'endTime';
export type DayField = `days.${number}.${DayPart}`;

/** What the form holds: text as it was typed, each field under the name the server gives its errors. */
export interface ClassValues {
  classTypeId: string;
  locationName: string;
  maxAttendees: string;
  priceCents: string;
  language: InstructionLanguage;
  status: ClassInstanceStatus;
  instructorName: string;
  'address.street1': string;
  'address.street2': string;
  'address.city': string;
  'address.state': State;
  'address.zip': string;
  notes: string;
  [day: DayField]: string;
}

export type ClassField = keyof ClassValues;

export interface DayValues {
  date: string;
  startTime: string;
  endTime: string;
}

export const dayParts: readonly DayPart[] = ['date', 'startTime', 'endTime'];

/** More than any course of the catalogue takes; the server's own limit. */
export const mostDays = 60;

export const dayField = (index: number, part: DayPart): DayField => `days.${index}.${part}`;

const dayFields = Array.from({ length: mostDays }, (_, index) =>
  dayParts.map((part) => dayField(index, part)),
).flat();

/** In the order of the page. */
export const classFields: readonly ClassField[] = [
  'classTypeId',
  'priceCents',
  'maxAttendees',
  'language',
  'status',
  'instructorName',
  'locationName',
  'address.street1',
  'address.street2',
  'address.city',
  'address.state',
  'address.zip',
  ...dayFields,
  'notes',
];

export const emptyDay: DayValues = { date: '', startTime: '08:00', endTime: '16:30' };

const emptyClass: ClassValues = {
  classTypeId: '',
  locationName: '',
  maxAttendees: '20',
  priceCents: '',
  language: 'en',
  status: 'scheduled',
  instructorName: '',
  'address.street1': '',
  'address.street2': '',
  'address.city': '',
  'address.state': 'UT',
  'address.zip': '',
  notes: '',
};

/** The days of the form, in the order they stand there. */
export function daysOf(values: ClassValues): DayValues[] {
  const days: DayValues[] = [];
  for (let index = 0; index < mostDays; index += 1) {
    const date = values[dayField(index, 'date')];
    if (date === undefined) break;
    days.push({
      date,
      startTime: values[dayField(index, 'startTime')] ?? '',
      endTime: values[dayField(index, 'endTime')] ?? '',
    });
  }
  return days;
}

/** The form with these days in place of its own. */
export function withDays(values: ClassValues, days: readonly DayValues[]): ClassValues {
  const { classTypeId, locationName, maxAttendees, priceCents, language, status, instructorName, notes } =
    values;
  const next: ClassValues = {
    classTypeId,
    locationName,
    maxAttendees,
    priceCents,
    language,
    status,
    instructorName,
    'address.street1': values['address.street1'],
    'address.street2': values['address.street2'],
    'address.city': values['address.city'],
    'address.state': values['address.state'],
    'address.zip': values['address.zip'],
    notes,
  };
  for (const [index, day] of days.entries())
    for (const part of dayParts) next[dayField(index, part)] = day[part];
  return next;
}

export const newClassValues = (): ClassValues => withDays(emptyClass, [emptyDay]);

export function seatsOf(text: string): number | undefined {
  const bare = text.trim();
  return /^\d{1,4}$/.test(bare) ? Number(bare) : undefined;
}

export function valuesOfClass(scheduled: OfficeClassFragment): ClassValues {
  const { address } = scheduled;
  return withDays(
    {
      ...emptyClass,
      classTypeId: scheduled.classType.id,
      locationName: scheduled.locationName,
      maxAttendees: String(scheduled.maxAttendees),
      priceCents: dollarsText(scheduled.priceCents),
      language: scheduled.language,
      status: scheduled.status,
      instructorName: scheduled.instructorName ?? '',
      'address.street1': address.street1,
      'address.street2': address.street2 ?? '',
      'address.city': address.city,
      'address.state': address.state,
      'address.zip': address.zip,
      notes: scheduled.notes ?? '',
    },
    scheduled.days,
  );
}

/** The same class at the same place and hours, on dates that are still to be chosen. */
export function valuesOfCopy(scheduled: OfficeClassFragment): ClassValues {
  const values = valuesOfClass(scheduled);
  return withDays(
    { ...values, status: 'scheduled' },
    daysOf(values).map((day) => ({ ...day, date: '' })),
  );
}

/** The form as the server takes it. Asked only of values that passed the check. */
export function classInput(values: ClassValues): CreateClassInstanceInput {
  return {
    classTypeId: values.classTypeId,
    locationName: values.locationName.trim(),
    maxAttendees: seatsOf(values.maxAttendees) ?? 0,
    priceCents: centsOf(values.priceCents) ?? 0,
    language: values.language,
    status: values.status,
    instructorName: values.instructorName.trim() || null,
    notes: values.notes.trim() || null,
    address: {
      street1: values['address.street1'].trim(),
      street2: values['address.street2'].trim() || null,
      city: values['address.city'].trim(),
      state: values['address.state'],
      zip: values['address.zip'].trim(),
    },
    days: daysOf(values),
  };
}
