import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
/** On the server no deadline has passed, because its page may be displayed much later. */
const longAgo = () => 0;

/** When the component was mounted, in milliseconds: exact enough to check deadlines. */
export function useOpenedAt(): number {
  const [openedAt] = useState(() => {
    let moment: number | undefined;
    return () => (moment ??= Date.now());
  });
  return useSyncExternalStore(neverChanges, openedAt, longAgo);
}
