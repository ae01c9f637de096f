import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * True on the server and during hydration; false right after, and if a component is rendered by the browser alone. What
 * the server cannot know (storage, history, the time) has to wait for false.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
