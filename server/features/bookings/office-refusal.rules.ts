import { DomainError, notFound } from '../../platform/errors/domain-error.js';
import { NO_SUCH_CLASS, NO_SUCH_STUDENT } from './booking.texts.js';
import type { SeatDecision } from './seat-decision.rules.js';

type Refused = Extract<SeatDecision, { is: 'refused' }>;

/**
 * Why the office cannot book a seat in a class that exists: of a class with an inactive type, the seats are decided as of
 * one that is not there.
 */
export function officeRefusal({ code }: Refused, { attendee }: { attendee: object | null }): DomainError {
  if (code !== 'NOT_FOUND') return new DomainError(code);
  return attendee ? new DomainError('CLASS_NOT_BOOKABLE') : notFound({ studentId: NO_SUCH_STUDENT });
}

/** Names the field of a class that does not exist. Throws. */
export function nameUnknownClass(error: unknown): never {
  const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND';
  throw isUnknown ? notFound({ classInstanceId: NO_SUCH_CLASS }) : error;
}
