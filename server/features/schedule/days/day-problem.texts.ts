import type { FieldProblems } from '../../../platform/errors/domain-error.js';
import { message, type Message, type MessageText } from '../../../platform/i18n/message.js';
import { DATE_RANGE, type DayProblem, type WallTimes } from './class-days.rules.js';
import { LONGEST_RUN_DAYS } from '../schedule.constants.js';

const MISSING: Record<keyof WallTimes, MessageText> = {
  date: { en: 'Date required', es: 'Escriba la fecha' },
  startTime: { en: 'Start time required', es: 'Escriba la hora de inicio' },
  endTime: { en: 'End time required', es: 'Escriba la hora de fin' },
};
const INVALID: Record<keyof WallTimes, MessageText> = {
  date: {
    en: 'Date must be a calendar date: YYYY-MM-DD',
    es: 'Escriba una fecha válida: AAAA-MM-DD',
  },
  startTime: { en: 'Start time must be HH:MM', es: 'Escriba la hora de inicio así: HH:MM' },
  endTime: { en: 'End time must be HH:MM', es: 'Escriba la hora de fin así: HH:MM' },
};
const OUT_OF_RANGE: MessageText = {
  en: 'Date must be from {first} to {last}',
  es: 'Escriba una fecha del {first} al {last}',
};
const NO_DAY: MessageText = { en: 'At least one day is required', es: 'Agregue por lo menos un día' };
const END_FIRST: MessageText = {
  en: 'End time must be after the start time',
  es: 'La hora de fin debe ser después de la de inicio',
};
const TOO_LATE: MessageText = {
  en: 'A class runs {days, number} days at most, from its first day to its last',
  es: 'Una clase dura como máximo {days, number} días, del primero al último',
};
const SKIPPED: MessageText = {
  en: 'On this day the clocks are put forward past this time',
  es: 'Ese día los relojes se adelantan y esta hora no existe',
};
const REPEATED: MessageText = { en: 'This date is there twice', es: 'Esta fecha está repetida' };

/** Converts problems of days to problems of the fields `days.0.date` etc. */
export function dayFieldProblems(problems: readonly DayProblem[]): FieldProblems {
  return Object.fromEntries(
    problems.map((problem) => [
      problem.reason === 'noDay' ? 'days' : `days.${problem.index}.${problem.field}`,
      messageOf(problem),
    ]),
  );
}

function messageOf({ reason, field }: DayProblem): Message {
  switch (reason) {
    case 'noDay':
      return message(NO_DAY);
    case 'missing':
      return message(MISSING[field]);
    case 'invalid':
      return message(INVALID[field]);
    case 'outOfRange':
      return message(OUT_OF_RANGE, DATE_RANGE);
    case 'endNotAfterStart':
      return message(END_FIRST);
    case 'skipped':
      return message(SKIPPED);
    case 'repeated':
      return message(REPEATED);
    case 'tooLate':
      return message(TOO_LATE, { days: LONGEST_RUN_DAYS });
  }
}
