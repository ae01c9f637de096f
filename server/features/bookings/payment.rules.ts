import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import { takesSeat, type BookingStatus } from '../schedule/seat.rules.js';
import type { PaymentMethod, PaymentStatus } from './booking.constants.js';

/** What the office notes of a payment. */
export interface PaymentFacts {
  paymentMethod: PaymentMethod | null;
  /** YYYY-MM-DD */
  paidOn: string | null;
  paymentReference: string | null;
  /** YYYY-MM-DD */
  refundedOn: string | null;
}

/** What is said of a payment: undefined leaves it as it is, null takes it away. */
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
 * What is known of a payment once it has this status. Only what is paid has a method, a date and a reference; when
 * nothing is said they stay, and what was not paid before is paid today. @param today at the venue, YYYY-MM-DD
 */
export function factsOfPayment(
  paymentStatus: PaymentStatus,
  note: PaymentNote,
  before: PaymentFacts & { paymentStatus: PaymentStatus },
  today: string,
): PaymentFacts {
  if (paymentStatus !== 'paid') return NOTHING_PAID;
  const wasPaid = before.paymentStatus === 'paid' || before.refundedOn !== null;
  const { paymentMethod = before.paymentMethod, paymentReference = before.paymentReference } = note;
  const { paidOn = wasPaid ? before.paidOn : today } = note;
  return { paymentMethod, paidOn, paymentReference, refundedOn: null };
}

/** The facts that a note would change. */
export function changedFacts(facts: PaymentFacts, before: PaymentFacts): Partial<PaymentFacts> {
  const { paymentMethod, paidOn, paymentReference, refundedOn } = facts;
  return {
    ...(paymentMethod !== before.paymentMethod && { paymentMethod }),
    ...(paidOn !== before.paidOn && { paidOn }),
    ...(paymentReference !== before.paymentReference && { paymentReference }),
    ...(refundedOn !== before.refundedOn && { refundedOn }),
  };
}

/**
 * Why a payment cannot become so; null when it can. Among several, one that was cancelled or paid back stays as it is: they
 * are taken back to pending together, and what had become of it would be lost.
 */
export function paymentProblem(
  { paymentStatus }: { paymentStatus: PaymentStatus },
  to: PaymentStatus | 'refunded',
  isOneOfSeveral = false,
): 'notPaid' | 'nothingDue' | null {
  if (to === 'refunded') return paymentStatus === 'paid' ? null : 'notPaid';
  return isOneOfSeveral && paymentStatus === 'cancelled' && to !== 'cancelled' ? 'nothingDue' : null;
}

/** What somebody pays for a seat. */
export interface Owed {
  paymentStatus: PaymentStatus;
  /** US cents. */
  amountCents: number;
}

/** Whether there is money to give back if the seat is of no use. */
export function hasPaid({ paymentStatus, amountCents }: Owed): boolean {
  return paymentStatus === 'paid' && amountCents > 0;
}

/** Whether somebody has paid for what does not take place, and has not got the money back. */
export function isRefundDue(
  booking: Owed & { bookingStatus: BookingStatus; classInstance: { status: ClassInstanceStatus } },
): boolean {
  const isOff = booking.bookingStatus === 'cancelled' || booking.classInstance.status === 'cancelled';
  return isOff && hasPaid(booking);
}

/** Whether somebody who has a seat still has to pay for it; `paymentDueOf` in payment.query.ts says the same in SQL. */
export function isPaymentDue({
  bookingStatus,
  paymentStatus,
  amountCents,
}: Owed & { bookingStatus: BookingStatus }): boolean {
  return takesSeat(bookingStatus) && paymentStatus === 'pending' && amountCents > 0;
}

/** Whether a seat is paid, or free of charge; `settledOf` in payment.query.ts says the same in SQL. */
export function isSettled({ paymentStatus, amountCents }: Owed): boolean {
  return paymentStatus === 'paid' || (paymentStatus === 'pending' && amountCents === 0);
}
