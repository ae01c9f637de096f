import { isRecord } from '../../platform/validation/is-record.js';
import { takesSeat, type BookingStatus } from '../schedule/seat.rules.js';

/** The seats of a crew as reported to its contact in a mail. */
export interface ToldSeats {
  unnamedSeats: number;
  people: readonly ToldPerson[];
}

interface ToldPerson {
  bookingId: string;
  name: string;
  isCancelled: boolean;
  classInstanceId: string;
}

interface Seated {
  id: string;
  firstName: string;
  lastName: string;
  bookingStatus: BookingStatus;
  classInstanceId: string;
}

/** Serialized for the payload of an outbox message. */
export function writeToldSeats(unnamedSeats: number, bookings: readonly Seated[]): string {
  const people = bookings.map(({ id, firstName, lastName, bookingStatus, classInstanceId }): ToldPerson => ({
    bookingId: id,
    name: `${firstName} ${lastName}`,
    isCancelled: !takesSeat(bookingStatus),
    classInstanceId,
  }));
  return JSON.stringify({ unnamedSeats, people } satisfies ToldSeats);
}

/** Null if they are unknown, such as for a mail queued by an earlier version. */
export function readToldSeats(text: string | undefined): ToldSeats | null {
  if (text === undefined) return null;
  const read: unknown = JSON.parse(text);
  return isToldSeats(read) ? read : null;
}

function isToldSeats(value: unknown): value is ToldSeats {
  if (!isRecord(value) || typeof value.unnamedSeats !== 'number') return false;
  return Array.isArray(value.people) && value.people.every(isToldPerson);
}

function isToldPerson(value: unknown): value is ToldPerson {
  if (!isRecord(value) || typeof value.isCancelled !== 'boolean') return false;
  return ['bookingId', 'name', 'classInstanceId'].every((property) => typeof value[property] === 'string');
}
