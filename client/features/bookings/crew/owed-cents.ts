import type { Crew_bookingFragment } from './CrewBooking.generated';

/** The amount due for all seats of a crew. */
export function owedCents({ bookings, unnamedSeats, seatPriceCents }: Crew_bookingFragment): number {
  return bookings
    .filter(
      ({ bookingStatus, paymentStatus }) => bookingStatus !== 'cancelled' && paymentStatus === 'pending',
    )
    .reduce((sum, { amountCents }) => sum + amountCents, unnamedSeats * seatPriceCents);
}
