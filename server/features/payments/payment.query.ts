import { SEAT_TAKING } from '../schedule/seats/seat.query.js';
import type { PaymentSummary } from './payment.constants.js';

/** `isPaymentDue` in SQL, for the alias of a seat-taking booking. */
export function paymentDueOf(alias: string): string {
  return `(${alias}.paymentStatus = 'pending' AND ${alias}.amountCents > 0)`;
}

const CANCELLED_CLASSES = `SELECT "id" FROM "class_instance" WHERE "status" = 'cancelled'`;
const isPaid = `"payment_status" = 'paid' AND "amount_cents" > 0`;

/**
 * `isRefundDue` in SQL, for the alias of a booking: as ids that indexes find. The statuses of the second part are needed
 * only for the index `booking_seats`, which leads past the other bookings of the cancelled classes.
 */
export function refundDueOf(alias: string): string {
  return `${alias}.id IN (
    SELECT "id" FROM "booking" WHERE "booking_status" = 'cancelled' AND ${isPaid}
    UNION ALL SELECT "id" FROM "booking" WHERE "class_instance_id" IN (${CANCELLED_CLASSES})
      AND "booking_status" IN ${SEAT_TAKING} AND ${isPaid})`;
}

/** SQL for whether a seat is paid or free of charge, for the alias of a booking. */
export function settledOf(alias: string): string {
  return `(${alias}.paymentStatus = 'paid' OR (${alias}.paymentStatus = 'pending' AND ${alias}.amountCents = 0))`;
}

/** `paymentSummary` in SQL, for the alias of a booking. */
export function paymentSummaryIs(summary: PaymentSummary, alias: string): string {
  const isOff = `(${alias}.bookingStatus = 'cancelled' OR ${alias}.classInstanceId IN (${CANCELLED_CLASSES}))`;
  switch (summary) {
    case 'pending':
      return `${paymentDueOf(alias)} AND NOT ${isOff}`;
    case 'paid':
      return `${alias}.paymentStatus = 'paid' AND ${alias}.refundedOn IS NULL
        AND NOT (${alias}.amountCents > 0 AND ${isOff})`;
    case 'nothingDue':
      return `${alias}.refundedOn IS NULL AND (${alias}.paymentStatus = 'cancelled' OR
        (${alias}.paymentStatus = 'pending' AND (${alias}.amountCents = 0 OR ${isOff})))`;
    case 'refundDue':
      return refundDueOf(alias);
    case 'refunded':
      return `${alias}.refundedOn IS NOT NULL`;
  }
}
