import type { CopyClassInput } from '../../../graphql/schema.generated';
import { addDays, isDate } from './calendar-dates';
import type { ClassCopyPlanQuery } from './ClassPage.generated';

/** What the form of a copy holds. */
export interface CopyValues {
  firstDate: string;
  repeat: 'once' | 'weekly';
  /** As typed; of weekly copies. */
  number: string;
  /** Holidays that classes are held on all the same. */
  keptDates: readonly string[];
}

export type CopyProblem = 'dateRequired' | 'numberInvalid';
export type CopyProblems = Partial<Record<'firstDate' | 'number', CopyProblem>>;

const fewest = 2;
/** The server's own limit: half a year. */
const most = 26;

/** A week after the class, or as many weeks as it takes to be in the future. */
export function firstCopyDate(classDate: string, today: string): string {
  let date = addDays(classDate, 7);
  while (date <= today) date = addDays(date, 7);
  return date;
}

export function copyProblems({ firstDate, repeat, number }: CopyValues): CopyProblems {
  const count = Number(number);
  const isNumber = Number.isInteger(count) && count >= fewest && count <= most;
  return {
    ...(!isDate(firstDate) && { firstDate: 'dateRequired' }),
    ...(repeat === 'weekly' && !isNumber && { number: 'numberInvalid' }),
  };
}

/** Asked only of values without problems. */
export function copyInput(id: string, { firstDate, repeat, number, keptDates }: CopyValues): CopyClassInput {
  return { id, firstDate, count: repeat === 'once' ? 1 : Number(number), keptDates: [...keptDates] };
}

export type CopyPlan = ClassCopyPlanQuery['classCopyPlan'];
export type PlannedHoliday = CopyPlan['held'][number] & { isSkipped: boolean };

/** Every holiday that a copy meets, skipped or not, in order of time; each date once. */
export function holidaysOf({ skipped, held }: CopyPlan): PlannedHoliday[] {
  const all = [
    ...skipped.flatMap(({ holidays }) => holidays.map((each) => ({ ...each, isSkipped: true }))),
    ...held.map((each) => ({ ...each, isSkipped: false })),
  ];
  const byDate = new Map(all.map((each) => [each.date, each]));
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
