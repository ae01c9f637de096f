import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
/** For the server no deadline is over: its page may be shown much later. */
const longAgo = () => 0;

/** The moment at which the component appeared, in milliseconds: near enough for 'is that deadline over?'. */
export function useOpenedAt(): number {
  const [openedAt] = useState(() => {
    let moment: number | undefined;
    return () => (moment ??= Date.now());
  });
  return useSyncExternalStore(neverChanges, openedAt, longAgo);
}
