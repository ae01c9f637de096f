import type { CopyClassInput } from '../../../graphql/schema.generated';
import { isDate } from '../../../ui/office/is-date';
import { addDays } from './calendar-dates';
import type { ClassCopyPlanQuery } from './ClassPage.generated';

/** The values of the copy form. */
export interface CopyValues {
  firstDate: string;
  repeat: 'once' | 'weekly';
  /** As typed; the number of weekly copies. */
  number: string;
  /** Holidays that are not skipped. */
  keptDates: readonly string[];
}

export type CopyProblem = 'dateRequired' | 'numberInvalid';
export type CopyProblems = Partial<Record<'firstDate' | 'number', CopyProblem>>;

const minCopies = 2;
/** The server's limit: half a year. */
const maxCopies = 26;

/** A week after the class, or the first such weekday in the future. */
export function firstCopyDate(classDate: string, today: string): string {
  let date = addDays(classDate, 7);
  while (date <= today) date = addDays(date, 7);
  return date;
}

export function copyProblems({ firstDate, repeat, number }: CopyValues): CopyProblems {
  const count = Number(number);
  const isNumber = Number.isInteger(count) && count >= minCopies && count <= maxCopies;
  return {
    ...(!isDate(firstDate) && { firstDate: 'dateRequired' }),
    ...(repeat === 'weekly' && !isNumber && { number: 'numberInvalid' }),
  };
}

/** Only for valid values. */
export function copyInput(id: string, { firstDate, repeat, number, keptDates }: CopyValues): CopyClassInput {
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
