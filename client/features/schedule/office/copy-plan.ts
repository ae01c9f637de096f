import type { CopyClassInput } from '../../../graphql/schema.generated';
import { defineForm, type ValuesOf } from '../../../ui/define-form';
import { choice, text } from '../../../ui/form-fields';
import { isDate } from '../../../ui/office/is-date';
import { addDays } from './calendar-dates';
import { classCopyMessages as messages } from './class-copy.messages';
import type { ClassCopyPlanQuery } from './ClassPage.generated';

const minCopies = 2;
/** The server's limit: half a year. */
const maxCopies = 26;

/** A week after the class, or the first such weekday in the future. */
export function firstCopyDate(classDate: string, today: string): string {
  let date = addDays(classDate, 7);
  while (date <= today) date = addDays(date, 7);
  return date;
}

export const copyForm = defineForm({
  fields: {
    firstDate: text({ type: 'date' }),
    repeat: choice({
      values: ['once', 'weekly'],
      labels: { once: messages.once, weekly: messages.weekly },
      initial: 'once',
    }),
    /** The number of weekly copies. */
    number: { ...text({ inputMode: 'numeric' }), initial: '4' },
  },
  labels: messages,
  problems: messages,
  rules: ({ firstDate, repeat, number }) => {
    const count = Number(number);
    const isNumber = Number.isInteger(count) && count >= minCopies && count <= maxCopies;
    return {
      ...(!isDate(firstDate) && { firstDate: 'dateRequired' as const }),
      ...(repeat === 'weekly' && !isNumber && { number: 'numberInvalid' as const }),
    };
  },
  clears: { repeat: ['number'] },
});
export type CopyValues = ValuesOf<typeof copyForm.fields>;

/**
 * Only for valid values.
 * @param keptDates holidays that are not skipped
 */
export function copyInput(
  id: string,
  { firstDate, repeat, number }: CopyValues,
  keptDates: readonly string[],
): CopyClassInput {
  return { id, firstDate, count: repeat === 'once' ? 1 : Number(number), keptDates: [...keptDates] };
}

export type CopyPlan = ClassCopyPlanQuery['classCopyPlan'];
export type PlannedHoliday = CopyPlan['held'][number] & { isSkipped: boolean };

/** All holidays on the dates of copies, skipped or not, in order; each date once. */
export function holidaysOf({ skipped, held }: CopyPlan): PlannedHoliday[] {
  const all = [
    ...skipped.flatMap(({ holidays }) => holidays.map((each) => ({ ...each, isSkipped: true }))),
    ...held.map((each) => ({ ...each, isSkipped: false })),
  ];
  const byDate = new Map(all.map((each) => [each.date, each]));
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
