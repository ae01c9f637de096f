import { useEffect, useEffectEvent } from 'react';

/** Runs the work whenever the browser is back online, while it is wanted. */
export function useWhenOnline(isWanted: boolean, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => run();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWanted]);
}
