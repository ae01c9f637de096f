import type { SetBookingPaymentInput } from '../graphql/schema.generated';

type Payment = Required<
  Pick<SetBookingPaymentInput, 'paymentStatus' | 'paymentMethod' | 'paidOn' | 'paymentReference'>
>;

/** The previous payment of a booking with all its details, to undo a change. */
export function previousPayment({
  paymentStatus,
  paymentMethod,
  paidOn,
  paymentReference,
}: Payment): Pick<SetBookingPaymentInput, keyof Payment> {
  // Only a paid booking has a method, a date and a reference.
  return paymentStatus === 'paid'
    ? { paymentStatus, paymentMethod, paidOn, paymentReference }
    : { paymentStatus };
}
