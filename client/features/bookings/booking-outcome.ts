import type { BookingStatus, ClassInstanceStatus } from '../../graphql/schema.generated';

export type BookingOutcome = BookingStatus | 'classCancelled';

/**
 * The outcome of a booking from its own status and the class's, which are independent (CONTRACT section 6). The status
 * of the booking takes precedence.
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
