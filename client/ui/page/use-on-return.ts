import { useEffect, useEffectEvent } from 'react';

const shortestAbsence = 60_000;

/** Runs the work when the visitor returns to the page after more than a minute. */
export function useOnReturn(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    let leftAt = Date.now();
    const onChange = () => {
      if (!document.hidden && Date.now() - leftAt > shortestAbsence) run();
      leftAt = Date.now();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
