import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * True on the server, and in the browser while it takes over what the server rendered; false right after, and where a
 * component is drawn by the browser alone. What the server cannot know (storage, history, the time) waits for it.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
