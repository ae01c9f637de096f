import { useSyncExternalStore } from 'react';

/** The minimum for two editors side by side. */
const wideEnough = '(min-width: 48rem)';

/** Whether the screen is wide enough for the editor; follows the window. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onWidthChange, isWide, () => true);
}

const isWide = () => window.matchMedia(wideEnough).matches;

function onWidthChange(listener: () => void): () => void {
  const media = window.matchMedia(wideEnough);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
