import { useSyncExternalStore } from 'react';

/** Two editors side by side need as much. */
const wideEnough = '(min-width: 48rem)';

/** Whether there is room for the editor; follows the window. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onWidthChange, isWide, () => true);
}

const isWide = () => window.matchMedia(wideEnough).matches;

function onWidthChange(listener: () => void): () => void {
  const media = window.matchMedia(wideEnough);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
