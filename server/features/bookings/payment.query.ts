/** `isPaymentDue` in SQL, for a seat-taking booking of this alias. */
export function paymentDueOf(alias: string): string {
  return `(${alias}.paymentStatus = 'pending' AND ${alias}.amountCents > 0)`;
}

/** `isSettled` in SQL. */
export function settledOf(alias: string): string {
  return `(${alias}.paymentStatus = 'paid' OR (${alias}.paymentStatus = 'pending' AND ${alias}.amountCents = 0))`;
}
