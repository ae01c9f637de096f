import { isRecord } from '../../ui/forms/stored-draft';

/** State of a confirmation's history entry: the booking was made in this tab. Contains no personal data. */
export const bookedHere = { isBookedHere: true };

/** The same for a booking that requested an account. */
export const bookedHereWithAccount = { ...bookedHere, asksForAccount: true };

export function isBookedHere(historyState: unknown): boolean {
  return isRecord(historyState) && 'isBookedHere' in historyState;
}

/** Whether a mail about an account was sent too. */
export function hasAskedForAccount(historyState: unknown): boolean {
  return isRecord(historyState) && 'asksForAccount' in historyState;
}
