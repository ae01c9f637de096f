import type { FieldProblems } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { custom, isRecord, number, text, type RestFields } from '../../platform/rest/rest-input.js';
import { money } from '../../platform/rest/rest-money.js';
import { parseAddress } from './address.rules.js';
import { AddressInput, ClassDayInput, type CreateClassInstanceInput } from './class-instance.input.js';

const ADDRESS_FORM = message({
  en: 'Must be "street, city, ST 84101" or an object with street1, street2, city, state and zip',
  es: 'Debe ser "calle, ciudad, ST 84101" o un objeto con street1, street2, city, state y zip',
});
const DAYS_FORM = message({
  en: 'Must be a list of days with date, start_time and end_time',
  es: 'Debe ser una lista de días con date, start_time y end_time',
});

type Reading = { value: unknown } | { problem: FieldProblems[string] };

/** What is not text is left out, and then missing: the field's own rule says so. */
function textOf(record: Record<string, unknown>, name: string): string | undefined {
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
}

function readAddress(sent: unknown): Reading {
  const parts = typeof sent === 'string' ? parseAddress(sent) : sent;
  if (!isRecord(parts)) return { problem: ADDRESS_FORM };
  // The one part that no rule would miss.
  if (parts.street2 !== null && parts.street2 !== undefined && typeof parts.street2 !== 'string')
    return { problem: ADDRESS_FORM };
  const names = ['street1', 'street2', 'city', 'state', 'zip'];
  const sentParts = names.map((name) => [name, textOf(parts, name)]);
  return { value: Object.assign(new AddressInput(), Object.fromEntries(sentParts)) };
}

function readDays(sent: unknown): Reading {
  if (!Array.isArray(sent) || !sent.every(isRecord)) return { problem: DAYS_FORM };
  const days = sent.map((day) =>
    Object.assign(new ClassDayInput(), {
      date: textOf(day, 'date'),
      startTime: textOf(day, 'start_time'),
      endTime: textOf(day, 'end_time'),
    }),
  );
  return { value: days };
}

/** Day numbers that callers send are left out: the server numbers the days. */
export const CLASS_INSTANCE: RestFields<CreateClassInstanceInput> = {
  classTypeId: text('class_type_id'),
  language: text('language'),
  timeZone: text('time_zone'),
  locationName: text('location'),
  address: custom('location_address', readAddress),
  maxAttendees: number('max_attendees'),
  priceCents: money('price'),
  status: text('status'),
  instructorName: text('instructor_name'),
  notes: text('notes'),
  days: custom('days', readDays),
};
