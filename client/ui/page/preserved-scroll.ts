/** State of a navigation that only corrects the URL: the page, its scroll position and the focus stay. */
export const preservedScroll = { preservesScroll: true };

export function preservesScroll(historyState: unknown): boolean {
  return typeof historyState === 'object' && historyState !== null && 'preservesScroll' in historyState;
}
