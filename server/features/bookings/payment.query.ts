/** `isPaymentDue` in SQL, for the alias of a seat-taking booking. */
export function paymentDueOf(alias: string): string {
  return `(${alias}.paymentStatus = 'pending' AND ${alias}.amountCents > 0)`;
}

/** `isSettled` in SQL. */
export function settledOf(alias: string): string {
  return `(${alias}.paymentStatus = 'paid' OR (${alias}.paymentStatus = 'pending' AND ${alias}.amountCents = 0))`;
}
