import { isRecord } from '../../../platform/validation/is-record.js';
import { takesSeat, type BookingStatus } from '../../schedule/seats/seat.rules.js';

/** The seats of a crew as reported to its contact in a mail. */
export interface ReportedSeats {
  unnamedSeats: number;
  people: readonly ReportedPerson[];
  /** The class of the crew; missing in mails queued by an earlier version. */
  classInstanceId?: string | undefined;
}

interface ReportedPerson {
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
export function serializeReportedSeats(
  { unnamedSeats, classInstanceId: ofCrew }: { unnamedSeats: number; classInstanceId: string },
  bookings: readonly Seated[],
): string {
  const people = bookings.map(
    ({ id, firstName, lastName, bookingStatus, classInstanceId }): ReportedPerson => ({
      bookingId: id,
      name: `${firstName} ${lastName}`,
      isCancelled: !takesSeat(bookingStatus),
      classInstanceId,
    }),
  );
  return JSON.stringify({ unnamedSeats, people, classInstanceId: ofCrew } satisfies ReportedSeats);
}

/** Null if they are unknown, such as for a mail queued by an earlier version. */
export function parseReportedSeats(text: string | undefined): ReportedSeats | null {
  if (text === undefined) return null;
  const read: unknown = JSON.parse(text);
  return isReportedSeats(read) ? read : null;
}

function isReportedSeats(value: unknown): value is ReportedSeats {
  if (!isRecord(value) || typeof value.unnamedSeats !== 'number') return false;
  if (!['string', 'undefined'].includes(typeof value.classInstanceId)) return false;
  return Array.isArray(value.people) && value.people.every(isReportedPerson);
}

function isReportedPerson(value: unknown): value is ReportedPerson {
  if (!isRecord(value) || typeof value.isCancelled !== 'boolean') return false;
  return ['bookingId', 'name', 'classInstanceId'].every((property) => typeof value[property] === 'string');
}
