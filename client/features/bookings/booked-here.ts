/** Goes with the history entry of a confirmation: its booking was made in this tab. Says nothing of who booked what. */
export const bookedHere = { isBookedHere: true };

export function isBookedHere(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'isBookedHere' in historyState;
}
