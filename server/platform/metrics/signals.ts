import { DomainError } from '../errors/domain-error.js';
import { Signal } from './signal.js';

/** What is told, and counted, by places that know nothing of who listens. Never an id or what a person typed. */
export const signals = {
  /** A transaction lost against another one and runs again. */
  transactionRepeated: new Signal<undefined>(),
  /** A call was refused by the throttle of this name. */
  throttled: new Signal<string>(),
  /** Somebody asked for a seat: `booked`, `repeated` by the same key, or the code of the refusal. */
  bookingEnded: new Signal<string>(),
  /** Messages that are due stand in the outbox. */
  messagesQueued: new Signal<undefined>(),
  /** A line of the log could not be written. */
  logLineDropped: new Signal<undefined>(),
};

/** Tells how a booking ended. */
export async function tellingOutcome<Booked extends { isNew: boolean }>(
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
