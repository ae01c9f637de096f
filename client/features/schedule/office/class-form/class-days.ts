import type { ClassDayInput } from '../../../../graphql/schema.generated';
import { isBlank } from '../../../../ui/forms/form-fields';

export type DayValues = Pick<ClassDayInput, 'date' | 'startTime' | 'endTime'>;
export type DayPart = keyof DayValues;
export type DayField = `days.${number}.${DayPart}`;

/** The days in the class form, with the server's names for its errors as keys. */
interface HeldDays {
  readonly [day: DayField]: string;
}

export const dayParts: readonly DayPart[] = ['date', 'startTime', 'endTime'];

/** The server's limit, more than any class type needs. */
export const maxDays = 60;

export const dayField = (index: number, part: DayPart): DayField => `days.${index}.${part}`;

/** The number of the day that a field belongs to, from 1. */
export function dayNumberOf(field: string): number | undefined {
  const index = /^days\.(\d+)\./.exec(field)?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}

export const dayFields = Array.from({ length: maxDays }, (_, index) =>
  dayParts.map((part) => dayField(index, part)),
).flat();

export const emptyDay: DayValues = { date: '', startTime: '08:00', endTime: '16:30' };

/** The days of the form, in the order of their fields. */
export function daysOf(values: HeldDays): DayValues[] {
  const days: DayValues[] = [];
  for (let index = 0; index < maxDays; index += 1) {
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

/** The form with its days replaced. */
export function withDays<Values extends HeldDays>(
  values: Values,
  days: readonly DayValues[],
): Values & HeldDays {
  const others = Object.entries(values).filter(([field]) => !field.startsWith('days.'));
  const parts = days.flatMap((day, index) => dayParts.map((part) => [dayField(index, part), day[part]]));
  // Only the day fields, of which there may be any number, are replaced.
  return Object.fromEntries([...others, ...parts]) as Values & HeldDays;
}

type DayProblem = 'dateRequired' | 'startRequired' | 'endRequired' | 'endNotAfterStart' | 'dateRepeated';

export function dayProblems(values: HeldDays): { [field in DayField]?: DayProblem } {
  const problems: { [field in DayField]?: DayProblem } = {};
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
