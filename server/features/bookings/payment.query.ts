/** `isPaymentDue` in SQL, for the alias of a seat-taking booking. */
export function paymentDueOf(alias: string): string {
  return `(${alias}.paymentStatus = 'pending' AND ${alias}.amountCents > 0)`;
}

const isPaid = `"payment_status" = 'paid' AND "amount_cents" > 0`;

/** `isRefundDue` in SQL, for the alias of a booking: as ids, so that an index finds the few. */
export function refundDueOf(alias: string): string {
  const ofCancelledClasses = `SELECT "id" FROM "class_instance" WHERE "status" = 'cancelled'`;
  return `${alias}.id IN (
    SELECT "id" FROM "booking" WHERE "booking_status" = 'cancelled' AND ${isPaid}
    UNION ALL SELECT "id" FROM "booking" WHERE "class_instance_id" IN (${ofCancelledClasses}) AND ${isPaid})`;
}

/** `isSettled` in SQL. */
export function settledOf(alias: string): string {
  return `(${alias}.paymentStatus = 'paid' OR (${alias}.paymentStatus = 'pending' AND ${alias}.amountCents = 0))`;
}
