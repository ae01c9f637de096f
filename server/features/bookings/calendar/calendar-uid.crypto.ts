import { createHash } from 'node:crypto';

/**
 * The stable UID of one day of a booking. It is a digest, because calendars are shared and synchronized, while the
 * booking's id grants access to the booking.
 */
export function calendarUid(bookingId: string, dayNumber: number): string {
  const digest = createHash('sha256').update(`calendar:${bookingId}`).digest('hex');
  return `${digest.slice(0, 32)}-${dayNumber}`;
}
