import { createHash } from 'node:crypto';

/**
 * Names one day of a booking in calendars, the same in every file. A calendar is shared and synchronized, and the
 * booking's id opens the booking, so the id cannot be found from it.
 */
export function calendarUid(bookingId: string, dayNumber: number): string {
  const digest = createHash('sha256').update(`calendar:${bookingId}`).digest('hex');
  return `${digest.slice(0, 32)}-${dayNumber}`;
}
