import type { SetBookingPaymentInput } from './schema.generated';

type Payment = Required<
  Pick<SetBookingPaymentInput, 'paymentStatus' | 'paymentMethod' | 'paidOn' | 'paymentReference'>
>;

/** The payment of a booking as it was, to be put back with all that was known of it. */
export function paymentBefore({
  paymentStatus,
  paymentMethod,
  paidOn,
  paymentReference,
}: Payment): Pick<SetBookingPaymentInput, keyof Payment> {
  // Only what is paid has a method, a date and a reference.
  return paymentStatus === 'paid'
    ? { paymentStatus, paymentMethod, paidOn, paymentReference }
    : { paymentStatus };
}
