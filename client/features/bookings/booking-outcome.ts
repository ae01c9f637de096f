import type { BookingStatus, ClassInstanceStatus } from '../../graphql/schema.generated';

export type BookingOutcome = BookingStatus | 'classCancelled';

/**
 * What became of a booking, from its own status and the class's, which never rewrite each other (CONTRACT section 6).
 * What was settled for this one person stands before what happened to the class.
 */
export function bookingOutcome(
  bookingStatus: BookingStatus,
  classStatus: ClassInstanceStatus,
): BookingOutcome {
  if (bookingStatus !== 'confirmed') return bookingStatus;
  switch (classStatus) {
    case 'cancelled':
      return 'classCancelled';
    case 'completed':
      return 'completed';
    case 'scheduled':
      return 'confirmed';
  }
}
