import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The moment at which the page was last printed, or opened: an ISO instant, right on the paper that comes out. */
export function usePrintedAt(): string {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    // At once: the browser takes the page as it is when the event is over.
    const stamp = () => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return new Date(moment).toISOString();
}
