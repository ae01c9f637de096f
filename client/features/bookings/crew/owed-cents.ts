import type { Crew_bookingFragment } from './CrewBooking.generated';

type Seats = Pick<Crew_bookingFragment, 'unnamedSeats' | 'seatPriceCents'> & {
  bookings: readonly Pick<
    Crew_bookingFragment['bookings'][number],
    'bookingStatus' | 'paymentStatus' | 'amountCents'
  >[];
};

/** The amount due for all seats of a crew. */
export function owedCents({ bookings, unnamedSeats, seatPriceCents }: Seats): number {
  return bookings
    .filter(
      ({ bookingStatus, paymentStatus }) => bookingStatus !== 'cancelled' && paymentStatus === 'pending',
    )
    .reduce((sum, { amountCents }) => sum + amountCents, unnamedSeats * seatPriceCents);
}
