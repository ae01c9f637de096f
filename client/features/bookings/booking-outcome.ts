import type { ClassInstanceStatus } from '../../graphql/schema.generated';
import { bookingStateOf, type BookingState } from '../../ui/bookings/booking-state';

/** `over`: the class has taken place, and nobody has recorded whether the person attended. */
export type BookingOutcome = BookingState | 'classCancelled' | 'over';

type Booking = Parameters<typeof bookingStateOf>[0] & { classInstance: { status: ClassInstanceStatus } };
type DatedBooking = Booking & { classInstance: { days: readonly { endsAt: string }[] } };

/**
 * The outcome of a booking from its own status and the class's, which are independent. The status
 * of the booking takes precedence.
 */
export function bookingOutcome(booking: DatedBooking, now: number): BookingOutcome {
  if (booking.bookingStatus !== 'confirmed') return booking.bookingStatus;
  const { status, days } = booking.classInstance;
  if (status === 'cancelled') return 'classCancelled';
  const state = bookingStateOf(booking);
  const isOver = status === 'completed' || days.every(({ endsAt }) => Date.parse(endsAt) <= now);
  return state === 'confirmed' && isOver ? 'over' : state;
}

/** Whether there is a certificate: the person attended, and the class was not cancelled afterwards. */
export function hasCertificate(booking: Booking): boolean {
  return booking.bookingStatus === 'completed' && booking.classInstance.status !== 'cancelled';
}
