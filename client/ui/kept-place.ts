/** State of a navigation that only corrects the address: the page, its scroll position and the focus stay. */
export const keptPlace = { keepsPlace: true };

export function keepsPlace(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'keepsPlace' in historyState;
}
