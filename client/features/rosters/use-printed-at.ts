import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The instant (ISO) at which the page was opened or last printed. */
export function usePrintedAt(): string {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    // Synchronously: the browser prints the page in its state at the end of the event.
    const stamp = () => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return new Date(moment).toISOString();
}
