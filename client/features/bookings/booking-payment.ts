import type { PaymentStatus } from '../../graphql/schema.generated';

/** What a guest pays for a booking: nothing if it is free, or if the contact of a crew pays for all seats. */
export type BookingPayment = PaymentStatus | 'free' | 'byContact';

interface PayableBooking {
  amountCents: number;
  paymentStatus: PaymentStatus;
  isOfCrew: boolean;
}

export function bookingPayment({ amountCents, paymentStatus, isOfCrew }: PayableBooking): BookingPayment {
  if (amountCents === 0) return 'free';
  return isOfCrew ? 'byContact' : paymentStatus;
}
