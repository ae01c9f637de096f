import type { FieldProblems } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { hoursBefore, policyOf } from '../schedule/booking-policy.rules.js';
import { takesPlace, type Availability } from '../schedule/schedule.rules.js';
import { takesSeat, type BookingStatus } from '../schedule/seat.rules.js';
import { attendeeKey } from '../students/person.rules.js';
import { MAX_CREW_SEATS } from './crew.constants.js';
import { CREW_TEXTS } from './crew.texts.js';

/** Somebody of a crew, as the contact names them. */
export interface NamedAttendee {
  firstName: string;
  lastName: string;
  email?: string | undefined;
}

/** Where messages to somebody of a crew go: to the contact, where they have given no address. */
export function emailOf({ email }: Pick<NamedAttendee, 'email'>, contactEmail: string): string {
  return email ?? contactEmail;
}

/** What is wrong with the people and seats of a crew, by field: `attendees.2.firstName`. */
export function crewProblems(
  { attendees, unnamedSeats }: { attendees: readonly NamedAttendee[]; unnamedSeats: number },
  contactEmail: string,
): FieldProblems {
  const seats = attendees.length + unnamedSeats;
  if (seats === 0) return { attendees: message(CREW_TEXTS.noSeat) };
  if (seats > MAX_CREW_SEATS) return { attendees: message(CREW_TEXTS.tooMany, { most: MAX_CREW_SEATS }) };
  return repeatedAttendees(attendees, contactEmail);
}

/** Who stands on the list a second time. Without an email of their own, people are told apart by their names alone. */
export function repeatedAttendees(attendees: readonly NamedAttendee[], contactEmail: string): FieldProblems {
  const first = new Map<string, number>();
  const problems: FieldProblems = {};
  for (const [index, { firstName, lastName, ...rest }] of attendees.entries()) {
    const key = attendeeKey({ firstName, lastName, email: emailOf(rest, contactEmail) });
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    else problems[nameField(index)] = message(CREW_TEXTS.repeated, { number: before + 1 });
  }
  return problems;
}

/** The field that an error about one of the people is shown at. */
export function nameField(index: number): string {
  return `attendees.${index}.firstName`;
}

/** What decides about the seats of a crew. */
export interface CrewFacts {
  policyVersion: number;
  /** Seats with a name, in whatever class. */
  named: number;
  unnamedSeats: number;
  startsAt: Date;
  availability: Availability;
  seatsLeft: number;
}

/** What the contact may do now. Each number is 0 when its time is over, or the class does not take place as planned. */
export interface CrewOptions {
  /** The last moment to name who comes, and to add seats. */
  nameUntil: Date;
  /** The last moment to give seats back. */
  returnUntil: Date;
  nameableSeats: number;
  addableSeats: number;
  returnableSeats: number;
}

/** The very moment of a deadline is still in time. */
export function crewOptions(facts: CrewFacts, now: Date): CrewOptions {
  const { named, unnamedSeats, startsAt, seatsLeft } = facts;
  const policy = policyOf(facts.policyVersion);
  const nameUntil = hoursBefore(startsAt, policy.nameHours);
  const returnUntil = hoursBefore(startsAt, policy.cancelHours);
  const isToCome = takesPlace(facts);
  const isBefore = (moment: Date): boolean => isToCome && now.getTime() <= moment.getTime();
  const room = Math.max(0, Math.min(MAX_CREW_SEATS - named - unnamedSeats, seatsLeft));
  return {
    nameUntil,
    returnUntil,
    nameableSeats: isBefore(nameUntil) ? unnamedSeats : 0,
    addableSeats: isBefore(nameUntil) && facts.availability === 'open' ? room : 0,
    returnableSeats: isBefore(returnUntil) ? unnamedSeats : 0,
  };
}

interface CrewOf<Booking> {
  bookings: readonly Booking[];
  classInstance: { id: string };
}
interface Placed {
  bookingStatus: BookingStatus;
  classInstance: { id: string };
}

/** How many seats a crew has in its class; people of it who were moved sit in another one. */
export function seatsInClass({ unnamedSeats, ...crew }: CrewOf<Placed> & { unnamedSeats: number }): number {
  return unnamedSeats + bookingsInClass(crew).length;
}

/** Its people who have a seat in its class. */
export function bookingsInClass<Booking extends Placed>({
  bookings,
  classInstance,
}: CrewOf<Booking>): Booking[] {
  return bookings.filter(
    (booking) => takesSeat(booking.bookingStatus) && booking.classInstance.id === classInstance.id,
  );
}

/** Whom a call writes to: the contact, and everybody with an email of their own. */
export function emailsOf(contact: string | undefined, attendees: readonly { email?: string }[]): string[] {
  return [contact, ...attendees.map(({ email }) => email)].filter((email) => email !== undefined);
}
