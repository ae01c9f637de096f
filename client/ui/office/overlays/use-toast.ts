import { useState, type ReactNode } from 'react';

import type { ToastContent, ToastMessage } from './Toast';

/** The toast of a page, which reports the outcome of its last action. */
export function useToast(initial?: ToastMessage) {
  const [toast, setToast] = useState(initial);
  return {
    toast,
    setToast,
    showDone: (done: ToastContent) => setToast({ kind: 'done', ...done }),
    showFailed: (text: ReactNode) => setToast({ kind: 'failed', text }),
    closeToast: () => setToast(undefined),
  };
}
