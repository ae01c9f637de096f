import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const name = 'new';

interface NewFormUrlState {
  /** The URL opens the form of a new record. */
  isNew: boolean;
  /** Adds a history entry: Back closes the form. */
  open: () => void;
  close: () => void;
}

/** Keeps the open form of a new record in the URL, for reloads and shared links. */
export function useNewFormUrlState(): NewFormUrlState {
  const [params, setParams] = useSearchParams();
  const isNew = params.has(name);
  const open = useCallback(() => {
    if (isNew) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, '');
        return next;
      },
      { preventScrollReset: true },
    );
  }, [isNew, setParams]);
  const close = useCallback(() => {
    if (!isNew) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNew, setParams]);
  return { isNew, open, close };
}
