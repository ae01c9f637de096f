import type { PaymentStatus } from '../../graphql/schema.generated';

/** What a guest pays for a booking: nothing if it is free, or if the contact of a crew pays for all seats. */
export type BookingPayment = PaymentStatus | 'refunded' | 'free' | 'byContact';

interface PayableBooking {
  amountCents: number;
  paymentStatus: PaymentStatus;
  refundedOn: string | null;
  isOfCrew: boolean;
}

export function bookingPayment(booking: PayableBooking): BookingPayment {
  if (booking.amountCents === 0) return 'free';
  if (booking.isOfCrew) return 'byContact';
  return booking.refundedOn === null ? booking.paymentStatus : 'refunded';
}
