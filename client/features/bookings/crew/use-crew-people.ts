import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Language } from '../../../i18n/language';
import { useLocale } from '../../../i18n/use-locale';
import type { ShownError } from '../../../ui/forms/use-form';
import { bookingProblems } from '../book/booking-problem.messages';
import { crewCountMessages } from './crew.messages';
import {
  emergencyFields,
  isBlank,
  moreFields,
  problemsOf,
  withPeople,
  withSeats,
  type Person,
  type PersonField,
} from './crew-people';

/** The client's problems are codes, so that their texts follow the language; the server's are texts in one language. */
type Problem = { problem: keyof typeof bookingProblems } | { text: string; language: Language };

const fields: readonly PersonField[] = ['firstName', 'lastName', ...moreFields, ...emergencyFields];
const nameOf = (row: number, field: PersonField) => `attendees.${row}.${field}`;

interface PeopleOptions {
  initial: readonly Person[];
  /** The number of the first seat, as displayed. Default: 1. */
  firstNumber?: number;
  onPeople?: (people: readonly Person[]) => void;
}

/** The rows of a form for a crew, one per seat, and their problems. */
export function useCrewPeople({ initial, firstNumber = 1, onPeople }: PeopleOptions) {
  const intl = useIntl();
  const { language } = useLocale();
  const [people, setPeople] = useState(initial);
  const [found, setFound] = useState<ReadonlyMap<string, Problem>>(new Map());
  const [attempt, setAttempt] = useState(0);
  // Two events before the next render must not overwrite each other's values.
  const latest = useRef(people);

  const keep = (next: readonly Person[]) => {
    latest.current = next;
    setPeople(next);
    onPeople?.(next);
  };
  const textOf = (name: string): string | undefined => {
    const problem = found.get(name);
    if (!problem) return undefined;
    if ('problem' in problem) return intl.formatMessage(bookingProblems[problem.problem]);
    return problem.language === language ? problem.text : undefined;
  };
  const show = (next: ReadonlyMap<string, Problem>): boolean => {
    setFound(next);
    if (next.size > 0) setAttempt((count) => count + 1);
    return next.size > 0;
  };
  /** The seat, with the typed name unless the name is at fault. */
  const seatOf = ({ firstName, lastName }: Person, row: number): string => {
    const number = firstNumber + row;
    const isAtFault = found.has(nameOf(row, 'firstName')) || found.has(nameOf(row, 'lastName'));
    const name = isAtFault ? '' : `${firstName} ${lastName}`.trim();
    return name === ''
      ? intl.formatMessage(crewCountMessages.seat, { number })
      : intl.formatMessage(crewCountMessages.seatNamed, { number, name });
  };
  /** Rows may move, so their problems are cleared. */
  const rearrange = (next: readonly Person[]) => {
    setFound(new Map());
    keep(next);
  };

  return {
    people,
    attempt,
    typed: () => latest.current,
    errorOf: (row: number, field: PersonField) => textOf(nameOf(row, field)),
    errors: people.flatMap((person, row) =>
      fields.flatMap((field): ShownError[] => {
        const message = textOf(nameOf(row, field));
        if (message === undefined) return [];
        const whose = seatOf(person, row);
        return [
          {
            fieldId: nameOf(row, field),
            message: intl.formatMessage(crewCountMessages.problemOf, { whose, problem: message }),
          },
        ];
      }),
    ),
    change: (row: number, field: PersonField, value: string) => {
      const changed = latest.current.map((person, at) =>
        at === row ? { ...person, [field]: value } : person,
      );
      keep(changed);
      setFound((current) => new Map([...current].filter(([name]) => name !== nameOf(row, field))));
    },
    remove: (row: number) => rearrange(latest.current.filter((_, at) => at !== row)),
    setSeats: (seats: number) => rearrange(withSeats(latest.current, seats)),
    /** @returns the people without a seat */
    add: (pasted: readonly Person[], max: number): readonly Person[] => {
      const { rows, left } = withPeople(latest.current, pasted, max);
      rearrange(rows);
      return left;
    },
    /** Validates named rows, or every row. @returns whether all are valid */
    validate: (isNameNeeded = false): boolean => {
      const problems = latest.current.flatMap((person, row) =>
        isBlank(person) && !isNameNeeded
          ? []
          : Object.entries(problemsOf(person)).map(
              ([field, problem]) => [nameOf(row, field as PersonField), { problem }] as const,
            ),
      );
      return !show(new Map(problems));
    },
    /** Displays the server's errors at their fields. @returns whether any of these fields is here */
    setServerErrors: (errors: Readonly<Record<string, string>>): boolean => {
      const own = latest.current.flatMap((_, row) => fields.map((field) => nameOf(row, field)));
      const errorEntries = own.flatMap((name) => {
        const text = errors[name];
        return text === undefined ? [] : [[name, { text, language }] as const];
      });
      return errorEntries.length > 0 && show(new Map(errorEntries));
    },
  };
}

export type CrewPeopleState = ReturnType<typeof useCrewPeople>;
