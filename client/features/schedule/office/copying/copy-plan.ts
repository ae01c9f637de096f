import type { CopyClassInput } from '../../../../graphql/schema.generated';
import { defineForm, type ValuesOf } from '../../../../ui/forms/define-form';
import { choice, text } from '../../../../ui/forms/form-fields';
import { isDate } from '../../../../ui/office/forms/is-date';
import { addDays } from '../calendar-dates';
import { classCopyMessages as messages } from './class-copy.messages';
import type { ClassCopyPlanQuery } from '../class-page/ClassPage.generated';

const minCopies = 2;
/** The weeks from one copy to the next; the server allows up to four. */
const intervals = { weekly: 1, everyTwoWeeks: 2, everyThreeWeeks: 3, everyFourWeeks: 4 };
/** The server's limit. @public for server/client-constants.test.ts */
export const maxCopies = 26;

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
      values: ['once', 'weekly', 'everyTwoWeeks', 'everyThreeWeeks', 'everyFourWeeks'],
      labels: messages,
      initial: 'once',
    }),
    /** Of the copies, unless there is only one. */
    number: { ...text({ inputMode: 'numeric' }), initial: '4' },
  },
  labels: messages,
  problems: messages,
  rules: ({ firstDate, repeat, number }) => {
    const count = Number(number);
    const isNumber = Number.isInteger(count) && count >= minCopies && count <= maxCopies;
    return {
      ...(!isDate(firstDate) && { firstDate: 'dateRequired' as const }),
      ...(repeat !== 'once' && !isNumber && { number: 'numberInvalid' as const }),
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
  const copies =
    repeat === 'once' ? { count: 1 } : { count: Number(number), intervalWeeks: intervals[repeat] };
  return { id, firstDate, ...copies, keptDates: [...keptDates] };
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
