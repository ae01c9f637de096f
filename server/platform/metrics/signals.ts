import { DomainError } from '../errors/domain-error.js';
import { Signal } from './signal.js';

/** Events of code that does not know its listeners. Payloads never contain ids or user input. */
export const signals = {
  /** A transaction is retried after a conflict with another one. */
  transactionRepeated: new Signal<undefined>(),
  /** The throttle of this name rejected a call. */
  throttled: new Signal<string>(),
  /** A booking request ended: `booked`, `repeated` (same idempotency key), or the lower-case error code. */
  bookingEnded: new Signal<string>(),
  /** Messages that are due now were queued in the outbox. */
  messagesQueued: new Signal<undefined>(),
  /** A line of the log could not be written. */
  logLineDropped: new Signal<undefined>(),
};

/** Emits `bookingEnded` with the result of a booking. */
export async function reportingOutcome<Booked extends { isNew: boolean }>(
  booking: Promise<Booked>,
): Promise<Booked> {
  try {
    const booked = await booking;
    signals.bookingEnded.emit(booked.isNew ? 'booked' : 'repeated');
    return booked;
  } catch (error) {
    signals.bookingEnded.emit(error instanceof DomainError ? error.code.toLowerCase() : 'internal');
    throw error;
  }
}
