import { draftMemory } from '../../../ui/forms/stored-draft';

/** By id: bookings of a request that the guest had corrected since, because its response was lost. */
const bookings = draftMemory<true>();

export function keepEarlierRequest(bookingId: string): void {
  bookings.set(bookingId, true);
}

/** Whether the booking lacks what the guest has corrected since. */
export function isOfEarlierRequest(bookingId: string): boolean {
  return bookings.has(bookingId);
}

/** The guest has changed the booking. */
export function forgetEarlierRequest(bookingId: string): void {
  bookings.delete(bookingId);
}
