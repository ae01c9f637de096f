import { centsOf } from '../../../i18n/dollars';
import { dayField, daysOf, seatsOf, type ClassField, type ClassValues } from './class-values';

/** What can be wrong with a field; `class-problem.messages.ts` has the words for each. */
export type ClassProblem =
  | 'classTypeRequired'
  | 'locationRequired'
  | 'seatsRequired'
  | 'seatsInvalid'
  | 'priceRequired'
  | 'priceInvalid'
  | 'streetRequired'
  | 'cityRequired'
  | 'zipRequired'
  | 'zipInvalid'
  | 'dateRequired'
  | 'startRequired'
  | 'endRequired'
  | 'endNotAfterStart'
  | 'dateRepeated';

type ClassProblems = { [field in ClassField]?: ClassProblem };

const isBlank = (text: string) => text.trim() === '';

/** Specification section 5, schedule form. */
export function checkClass(values: ClassValues): ClassProblems {
  const problems: ClassProblems = {};
  if (isBlank(values.classTypeId)) problems.classTypeId = 'classTypeRequired';
  if (isBlank(values.locationName)) problems.locationName = 'locationRequired';
  if (isBlank(values.maxAttendees)) problems.maxAttendees = 'seatsRequired';
  else if ((seatsOf(values.maxAttendees) ?? 0) < 1) problems.maxAttendees = 'seatsInvalid';
  if (isBlank(values.priceCents)) problems.priceCents = 'priceRequired';
  else if (centsOf(values.priceCents) === undefined) problems.priceCents = 'priceInvalid';
  if (isBlank(values['address.street1'])) problems['address.street1'] = 'streetRequired';
  if (isBlank(values['address.city'])) problems['address.city'] = 'cityRequired';
  if (isBlank(values['address.zip'])) problems['address.zip'] = 'zipRequired';
  else if (!/^\d{5}(-\d{4})?$/.test(values['address.zip'].trim())) problems['address.zip'] = 'zipInvalid';
  return { ...problems, ...dayProblems(values) };
}

function dayProblems(values: ClassValues): ClassProblems {
  const problems: ClassProblems = {};
  const seen = new Set<string>();
  for (const [index, { date, startTime, endTime }] of daysOf(values).entries()) {
    if (isBlank(date)) problems[dayField(index, 'date')] = 'dateRequired';
    else if (seen.has(date)) problems[dayField(index, 'date')] = 'dateRepeated';
    seen.add(date);
    if (isBlank(startTime)) problems[dayField(index, 'startTime')] = 'startRequired';
    if (isBlank(endTime)) problems[dayField(index, 'endTime')] = 'endRequired';
    else if (startTime !== '' && endTime <= startTime)
      problems[dayField(index, 'endTime')] = 'endNotAfterStart';
  }
  return problems;
}
