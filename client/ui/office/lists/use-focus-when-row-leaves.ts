import { useEffect, type RefObject } from 'react';

import type { ToastMessage } from '../overlays/Toast';

/**
 * Moves the focus to the heading of a list if the row that had it has left the list after an action. A frame later, so
 * that a row that is still there gets the focus back first.
 * @param toast the result of the action
 */
export function useFocusWhenRowLeaves(
  heading: RefObject<HTMLElement | null>,
  toast: ToastMessage | undefined,
  rows: unknown,
): void {
  useEffect(() => {
    if (!toast) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, toast, rows]);
}
