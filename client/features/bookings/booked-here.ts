/** Goes with the history entry of a confirmation: its booking was made in this tab. Says nothing of who booked what. */
export const bookedHere = { isBookedHere: true };

/** The same, of a booking that asked for an account. */
export const bookedHereWithAccount = { ...bookedHere, asksForAccount: true };

export function isBookedHere(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'isBookedHere' in historyState;
}

/** Whether a mail about an account is on its way too. */
export function hasAskedForAccount(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'asksForAccount' in historyState;
}
