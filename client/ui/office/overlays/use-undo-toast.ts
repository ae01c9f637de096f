import { useEffect, useState } from 'react';

import type { ToastMessage } from './Toast';

/** Messages are sent 60 seconds after the change; the request to undo takes some time to reach the server. */
const undoMs = 55_000;

/** A toast whose undo is removed when it is too late. */
export function useUndoToast() {
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => {
    if (!toast?.undo) return undefined;
    const timer = setTimeout(() => setToast({ ...toast, undo: undefined }), undoMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return [toast, setToast] as const;
}
