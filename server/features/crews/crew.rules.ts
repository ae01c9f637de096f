import { foldWordsForSearch } from '../../platform/database/search.js';
import type { FieldProblems } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { phoneDigits } from '../../platform/validation/phone.js';
import { hoursBefore, policyOf } from '../booking-policies/booking-policy.rules.js';
import type { Options } from '../bookings/confirmation/booking-options.rules.js';
import { isScheduledAndUpcoming, type Availability } from '../schedule/schedule.rules.js';
import { takesSeat, type BookingStatus } from '../schedule/seats/seat.rules.js';
import { attendeeKey } from '../students/person.rules.js';
import { MAX_CREW_SEATS } from './crew.constants.js';
import { CREW_TEXTS } from './crew.texts.js';

/** An attendee as entered by the contact. */
export interface NamedAttendee {
  firstName: string;
  lastName: string;
  email?: string | undefined;
}

/** The address for mails to an attendee: the contact's if they have none. */
export function emailOf({ email }: Pick<NamedAttendee, 'email'>, contactEmail: string): string {
  return email ?? contactEmail;
}

/** Problems of the attendees and seats of a crew, by field such as `attendees.2.firstName`. */
export function crewProblems(
  { attendees, unnamedSeats }: { attendees: readonly NamedAttendee[]; unnamedSeats: number },
  contactEmail: string,
): FieldProblems {
  const seats = attendees.length + unnamedSeats;
  if (seats === 0) return { attendees: message(CREW_TEXTS.noSeat) };
  if (seats > MAX_CREW_SEATS) return { attendees: message(CREW_TEXTS.tooMany, { most: MAX_CREW_SEATS }) };
  return repeatedAttendees(attendees, contactEmail);
}

/** Attendees that occur in the list again. Those without an email of their own are compared by name. */
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

/** The field of an error about an attendee. */
export function nameField(index: number): string {
  return `attendees.${index}.firstName`;
}

/** The facts that determine the options of a crew. */
export interface CrewFacts {
  policyVersion: number;
  /** Named seats, in any class. */
  named: number;
  unnamedSeats: number;
  startsAt: Date;
  availability: Availability;
  seatsLeft: number;
  /** Named seats in the class that would move with the crew now. */
  movableNamed: number;
  isMoved: boolean;
  /** Of the class now. */
  priceCents: number;
  /** Of each seat of the crew. */
  seatPriceCents: number;
}

/** Seats cannot be added at the price of a cheaper class that the crew was moved from. */
export function isDearerClass({
  isMoved,
  priceCents,
  seatPriceCents,
}: Pick<CrewFacts, 'isMoved' | 'priceCents' | 'seatPriceCents'>): boolean {
  return isMoved && priceCents > seatPriceCents;
}

interface SeatOptions {
  nameableSeats: number;
  addableSeats: number;
  returnableSeats: number;
  /** The seats that a move would take to another date: all that can be moved. */
  movableSeats: number;
}

/** What the contact may do now. Each number is 0 after its deadline, or if the class does not take place as planned. */
export interface CrewOptions extends SeatOptions {
  /** Deadline for naming attendees and adding seats. */
  nameUntil: Date;
  /** Deadline for releasing seats. */
  returnUntil: Date;
  /** Deadline for moving the crew to another date; null if its class is cancelled. */
  moveUntil: Date | null;
  /** Deadline for correcting the details of the contact. */
  contactUntil: Date;
  isContactChangeable: boolean;
}

/** Deadlines are inclusive. */
export function crewOptions(facts: CrewFacts, now: Date): CrewOptions {
  const { unnamedSeats, startsAt } = facts;
  const policy = policyOf(facts.policyVersion);
  const nameUntil = hoursBefore(startsAt, policy.nameHours);
  const returnUntil = hoursBefore(startsAt, policy.cancelHours);
  const contactUntil = hoursBefore(startsAt, policy.changeHours);
  const isToCome = isScheduledAndUpcoming(facts);
  const isBefore = (moment: Date): boolean => isToCome && now.getTime() <= moment.getTime();
  const room = isDearerClass(facts) ? 0 : roomOf(facts);
  return {
    nameUntil,
    returnUntil,
    nameableSeats: isBefore(nameUntil) ? unnamedSeats : 0,
    addableSeats: isBefore(nameUntil) ? room : 0,
    returnableSeats: isBefore(returnUntil) ? unnamedSeats : 0,
    ...moveOption(facts, now),
    contactUntil,
    isContactChangeable: facts.named + unnamedSeats > 0 && isBefore(contactUntil),
  };
}

/**
 * Whether the seat of a member moves with the crew now, given the options of its own link. Without deadlines for the
 * office, unless the class is cancelled; a refunded seat stays behind.
 */
export function movesWithCrew(
  { refundedOn, options }: { refundedOn: string | null; options: Pick<Options, 'move'> },
  { isClassCancelled, isOffice }: { isClassCancelled: boolean; isOffice: boolean },
): boolean {
  return options.move.isAllowed || (isOffice && !isClassCancelled && refundedOn === null);
}

/**
 * What the office may do, which has no deadlines: it changes the number of seats until the class begins, adds names even
 * afterwards, and moves a crew until attendance is recorded.
 */
export function officeCrewOptions(facts: CrewFacts & { hasAttended: boolean }): SeatOptions {
  const { unnamedSeats, movableNamed, hasAttended } = facts;
  return {
    nameableSeats: mayAddNames(facts, true) ? unnamedSeats : 0,
    addableSeats: roomOf(facts),
    returnableSeats: isScheduledAndUpcoming(facts) ? unnamedSeats : 0,
    movableSeats: hasAttended ? 0 : movableNamed + unnamedSeats,
  };
}

/** Whether the class takes names for seats, apart from deadlines: for the office even after it has begun. */
export function mayAddNames(instance: { availability: Availability }, isOffice: boolean): boolean {
  return isScheduledAndUpcoming(instance) || (isOffice && instance.availability !== 'cancelled');
}

function roomOf({ availability, named, unnamedSeats, seatsLeft }: CrewFacts): number {
  if (availability !== 'open') return 0;
  return Math.max(0, Math.min(MAX_CREW_SEATS - named - unnamedSeats, seatsLeft));
}

/**
 * Unnamed seats move with the others, until the deadline to give them back: later, a move would make them refundable
 * again. Seats of a cancelled class can always be moved.
 */
function moveOption(
  { policyVersion, unnamedSeats, movableNamed, startsAt, availability }: CrewFacts,
  now: Date,
): Pick<CrewOptions, 'moveUntil' | 'movableSeats'> {
  const movable = movableNamed + unnamedSeats;
  if (availability === 'cancelled') return { moveUntil: null, movableSeats: movable };
  const { moveHours, cancelHours } = policyOf(policyVersion);
  const moveUntil = hoursBefore(startsAt, unnamedSeats > 0 ? Math.max(moveHours, cancelHours) : moveHours);
  const isAllowed = isScheduledAndUpcoming({ availability }) && now.getTime() <= moveUntil.getTime();
  return { moveUntil, movableSeats: isAllowed ? movable : 0 };
}

interface CrewOf<Booking> {
  bookings: readonly Booking[];
  classInstance: { id: string };
}
interface Placed {
  bookingStatus: BookingStatus;
  classInstance: { id: string };
}

/** The number of seats that a crew has in its class; moved attendees have one in another class. */
export function seatsInClass({ unnamedSeats, ...crew }: CrewOf<Placed> & { unnamedSeats: number }): number {
  return unnamedSeats + bookingsInClass(crew).length;
}

/** Its bookings that have a seat in its class. */
export function bookingsInClass<Booking extends Placed>({
  bookings,
  classInstance,
}: CrewOf<Booking>): Booking[] {
  return bookings.filter(
    (booking) => takesSeat(booking.bookingStatus) && booking.classInstance.id === classInstance.id,
  );
}

/** The recipients of a call's mails: the contact, and attendees with their own email. */
export function emailsOf(contact: string | undefined, attendees: readonly { email?: string }[]): string[] {
  return [contact, ...attendees.map(({ email }) => email)].filter((email) => email !== undefined);
}

/** What the office finds a crew by. */
export function crewSearchText({
  firstName,
  lastName,
  email,
  phone,
  companyName,
  purchaseOrder,
}: {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  companyName: string | null;
  purchaseOrder: string | null;
}): string {
  return foldWordsForSearch(firstName, lastName, email, companyName, purchaseOrder, phoneDigits(phone));
}
