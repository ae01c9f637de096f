import type { CrewAttendeeInput } from '../../../graphql/schema.generated';
import type { bookingProblems } from '../book/booking-problem.messages';
import { callablePhone, personName } from '../person-patterns';

/** Somebody of a crew as they are typed. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Empty: the language of the contact. */
  language: '' | 'en' | 'es';
}

export type PersonField = keyof Person;
type Problem = keyof typeof bookingProblems;

export const blankPerson: Person = { firstName: '', lastName: '', email: '', phone: '', language: '' };

/** As the server has it. */
export const maxCrewSeats = 12;

const emailPattern = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

/** Nothing is known of who takes the seat. */
export function isBlank({ firstName, lastName, email, phone }: Person): boolean {
  return [firstName, lastName, email, phone].every((text) => text.trim() === '');
}

/** What is wrong with somebody who has been typed, at least in part. */
export function problemsOf(person: Person): Partial<Record<PersonField, Problem>> {
  const { firstName, lastName, email, phone } = person;
  return {
    ...nameProblem('firstName', firstName),
    ...nameProblem('lastName', lastName),
    ...(email.trim() !== '' && !emailPattern.test(email.trim()) && { email: 'emailInvalid' }),
    ...(phone.trim() !== '' && !callablePhone.test(phone) && { phone: 'notAPhone' }),
  };
}

function nameProblem(field: 'firstName' | 'lastName', name: string): Partial<Record<PersonField, Problem>> {
  const typed = name.trim();
  if (typed === '') return { [field]: `${field}Required` };
  if (!personName.test(typed)) return { [field]: 'notAName' };
  return typed.length > 100 ? { [field]: 'atMost100' } : {};
}

/** Somebody as the server takes them. */
export function attendeeInput({ firstName, lastName, email, phone, language }: Person): CrewAttendeeInput {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    language: language || null,
  };
}

/** The rows of so many seats: people stay where they are, and blank rows go first. */
export function withSeats(people: readonly Person[], seats: number): Person[] {
  const rows = [...people];
  for (let at = rows.length - 1; at >= 0 && rows.length > seats; at -= 1) {
    const row = rows[at];
    if (row && isBlank(row)) rows.splice(at, 1);
  }
  while (rows.length < seats) rows.push({ ...blankPerson });
  return rows;
}

/** Puts people into the blank rows, then into new ones as far as there are seats. @returns those who found no seat */
export function withPeople(
  rows: readonly Person[],
  people: readonly Person[],
  most: number,
): { rows: Person[]; left: readonly Person[] } {
  const waiting = [...people];
  const filled = rows.map((row) => (isBlank(row) ? (waiting.shift() ?? row) : row));
  const more = waiting.splice(0, Math.max(0, most - filled.length));
  return { rows: [...filled, ...more], left: waiting };
}
