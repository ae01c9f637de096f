import type { CrewAttendeeInput } from '../../../graphql/schema.generated';
import { personFields } from '../person-fields';
import type { personProblems } from '../person-problem.messages';

/** The form values of a crew member. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Empty: the language of the contact. */
  language: '' | 'en' | 'es';
  /** Empty, like the phone: the emergency contact of the whole crew. */
  emergencyContactName: string;
  emergencyContactPhone: string;
}

export type PersonField = keyof Person;
type Problem = keyof typeof personProblems;

export const blankPerson: Person = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
};

/** Optional fields that are displayed together. */
export const moreFields = ['email', 'phone', 'language'] as const satisfies readonly PersonField[];
export const emergencyFields = [
  'emergencyContactName',
  'emergencyContactPhone',
] as const satisfies readonly PersonField[];

/** The same limit as on the server. */
export const maxCrewSeats = 12;

/** Whether the seat is unnamed. */
export function isBlank({ language: _language, ...typed }: Person): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

/** Whether the person has an own emergency contact, at least in part. */
export function hasOwnContact(person: Person): boolean {
  return emergencyFields.some((field) => person[field].trim() !== '');
}

/** The problems of a person who is named at least in part. */
export function problemsOf(person: Person): Partial<Record<PersonField, Problem>> {
  const checkedFields = [
    'firstName',
    'lastName',
    ...(person.email.trim() === '' ? [] : (['email'] as const)),
    'phone',
    ...(hasOwnContact(person) ? emergencyFields : []),
  ] as const;
  return Object.fromEntries(
    checkedFields.flatMap((field) => {
      const problem = personFields[field].check(person[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}

/** The person as the server's input. */
export function attendeeInput(person: Person): CrewAttendeeInput {
  const { firstName, lastName, email, phone, language } = person;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    language: language || null,
    ...(hasOwnContact(person) && {
      emergencyContactName: person.emergencyContactName.trim(),
      emergencyContactPhone: person.emergencyContactPhone.trim(),
    }),
  };
}

/** The rows for a number of seats: named rows stay in order, and blank rows are removed first. */
export function withSeats(people: readonly Person[], seats: number): Person[] {
  const rows = [...people];
  for (let at = rows.length - 1; at >= 0 && rows.length > seats; at -= 1) {
    const row = rows[at];
    if (row && isBlank(row)) rows.splice(at, 1);
  }
  while (rows.length < seats) rows.push({ ...blankPerson });
  return rows;
}

/** Fills blank rows, then new ones up to the number of seats. @returns the people without a seat */
export function withPeople(
  rows: readonly Person[],
  people: readonly Person[],
  max: number,
): { rows: Person[]; left: readonly Person[] } {
  const waiting = [...people];
  const filled = rows.map((row) => (isBlank(row) ? (waiting.shift() ?? row) : row));
  const more = waiting.splice(0, Math.max(0, max - filled.length));
  return { rows: [...filled, ...more], left: waiting };
}
