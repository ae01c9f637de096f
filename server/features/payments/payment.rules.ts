import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import { takesSeat, type BookingStatus } from '../schedule/seats/seat.rules.js';
import type { PaymentMethod, PaymentStatus, PaymentSummary } from './payment.constants.js';

/** The stored facts of a payment. */
export interface PaymentFacts {
  paymentMethod: PaymentMethod | null;
  /** YYYY-MM-DD */
  paidOn: string | null;
  paymentReference: string | null;
  /** YYYY-MM-DD */
  refundedOn: string | null;
}

/** A change of payment facts: undefined keeps a value, null removes it. */
export interface PaymentNote {
  paymentMethod?: PaymentMethod | null | undefined;
  paidOn?: string | null | undefined;
  paymentReference?: string | null | undefined;
}

export const NOTHING_PAID: PaymentFacts = {
  paymentMethod: null,
  paidOn: null,
  paymentReference: null,
  refundedOn: null,
};

/**
 * The payment facts for a status. Only a paid or refunded booking has a method, a date and a reference. Missing values keep
 * the stored ones; the date of a booking that was not paid before defaults to today. @param today at the venue, YYYY-MM-DD
 */
export function factsOfPayment(
  paymentStatus: PaymentStatus,
  note: PaymentNote,
  before: PaymentFacts & { paymentStatus: PaymentStatus },
  today: string,
): PaymentFacts {
  const isRefunded = before.refundedOn !== null;
  const staysRefunded = paymentStatus === 'cancelled' && isRefunded;
  if (paymentStatus !== 'paid' && !staysRefunded) return NOTHING_PAID;
  const wasPaid = before.paymentStatus === 'paid' || isRefunded;
  const { paymentMethod = before.paymentMethod, paymentReference = before.paymentReference } = note;
  const { paidOn = wasPaid ? before.paidOn : today } = note;
  return { paymentMethod, paidOn, paymentReference, refundedOn: staysRefunded ? before.refundedOn : null };
}

/** The facts that differ from the stored ones. */
export function changedFacts(facts: PaymentFacts, before: PaymentFacts): Partial<PaymentFacts> {
  const { paymentMethod, paidOn, paymentReference, refundedOn } = facts;
  return {
    ...(paymentMethod !== before.paymentMethod && { paymentMethod }),
    ...(paidOn !== before.paidOn && { paidOn }),
    ...(paymentReference !== before.paymentReference && { paymentReference }),
    ...(refundedOn !== before.refundedOn && { refundedOn }),
  };
}

/** The payment of a seat. */
export interface Owed {
  paymentStatus: PaymentStatus;
  /** US cents. */
  amountCents: number;
}

/** Whether there is a payment to refund if the seat is cancelled. */
export function hasPaid({ paymentStatus, amountCents }: Owed): boolean {
  return paymentStatus === 'paid' && amountCents > 0;
}

/** Whether there is a payment, refunded or not, that a receipt can be given for. */
export function hasReceipt(booking: Owed & Pick<PaymentFacts, 'refundedOn'>): boolean {
  return hasPaid(booking) || booking.refundedOn !== null;
}

/**
 * Whether a payment for a cancelled booking or class has not been refunded yet; `refundDueOf` in payment.query.ts is the
 * SQL equivalent.
 */
export function isRefundDue(booking: Owed & Place): boolean {
  return isOff(booking) && hasPaid(booking);
}

/** Whether a booking and its class take place. */
interface Place {
  bookingStatus: BookingStatus;
  classInstance: { status: ClassInstanceStatus };
}

function isOff({ bookingStatus, classInstance }: Place): boolean {
  return bookingStatus === 'cancelled' || classInstance.status === 'cancelled';
}

/**
 * A payment as the office reads it: no payment is due for a free class, or a cancelled booking or class;
 * `paymentSummaryIs` in payment.query.ts is the SQL equivalent.
 */
export function paymentSummary(booking: Owed & Place & Pick<PaymentFacts, 'refundedOn'>): PaymentSummary {
  if (isRefundDue(booking)) return 'refundDue';
  if (booking.refundedOn !== null) return 'refunded';
  if (booking.paymentStatus === 'paid') return 'paid';
  const isFree = booking.amountCents === 0;
  return booking.paymentStatus === 'cancelled' || isFree || isOff(booking) ? 'nothingDue' : 'pending';
}

/** Whether payment for a seat is outstanding; `paymentDueOf` in payment.query.ts is the SQL equivalent. */
export function isPaymentDue({
  bookingStatus,
  paymentStatus,
  amountCents,
}: Owed & { bookingStatus: BookingStatus }): boolean {
  return takesSeat(bookingStatus) && paymentStatus === 'pending' && amountCents > 0;
}
