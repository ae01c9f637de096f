import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { NO_SUCH_CLASS, NO_SUCH_STUDENT } from '../booking.texts.js';
import type { SeatDecision } from '../seats/seat-decision.rules.js';

type Refused = Extract<SeatDecision, { is: 'refused' }>;

/**
 * The error for a seat that the office cannot book in an existing class. Seats of a class with an inactive type are
 * decided as if it did not exist, which is NOT_FOUND.
 */
export function officeRefusal({ code }: Refused, { attendee }: { attendee: object | null }): DomainError {
  if (code !== 'NOT_FOUND') return new DomainError(code);
  return attendee ? new DomainError('CLASS_NOT_BOOKABLE') : notFound({ studentId: NO_SUCH_STUDENT });
}

/** Rethrows NOT_FOUND as an error of the class field, and other errors unchanged. */
export function rethrowAsClassFieldError(error: unknown): never {
  const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND';
  throw isUnknown ? notFound({ classInstanceId: NO_SUCH_CLASS }) : error;
}
