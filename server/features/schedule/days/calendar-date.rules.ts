import type { MessageText } from '../../../platform/i18n/message.js';
import { all, Satisfies } from '../../../platform/validation/rules.js';
import { DATE_RANGE, dateProblem } from './class-days.rules.js';

export const NO_DATE: MessageText = {
  en: 'Must be a date: YYYY-MM-DD',
  es: 'Escriba una fecha válida: AAAA-MM-DD',
};

const OUT_OF_RANGE: MessageText = {
  en: `Must be a date from ${DATE_RANGE.first} to ${DATE_RANGE.last}`,
  es: `Escriba una fecha del ${DATE_RANGE.first} al ${DATE_RANGE.last}`,
};

const TEXTS = { invalid: NO_DATE, outOfRange: OUT_OF_RANGE };

type Problem = ReturnType<typeof dateProblem>;

const problemOf = (value: unknown): Problem => (typeof value === 'string' ? dateProblem(value) : 'invalid');
const isNot = (problem: Problem) => (value: unknown) => problemOf(value) !== problem;
const haveNo = (problem: Problem) => (value: unknown) => Array.isArray(value) && value.every(isNot(problem));

/** A calendar date without a time: YYYY-MM-DD. */
export const CalendarDate = (text = NO_DATE): PropertyDecorator =>
  all(
    Satisfies('isDate', isNot('invalid'), text, { format: 'date' }),
    Satisfies('isInRange', isNot('outOfRange'), OUT_OF_RANGE),
  );

/** A list of calendar dates. */
export const CalendarDates = (): PropertyDecorator =>
  all(
    Satisfies('areDates', haveNo('invalid'), NO_DATE),
    Satisfies('areInRange', haveNo('outOfRange'), OUT_OF_RANGE),
  );

/** What is wrong with the text of a date, if anything. */
export function dateProblemText(text: string): MessageText | undefined {
  const problem = dateProblem(text);
  return problem === null ? undefined : TEXTS[problem];
}
