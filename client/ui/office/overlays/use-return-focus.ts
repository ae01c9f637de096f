import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the control that opened a form, such as a button of a row, when the form is closed, or to
 * another element if the row was removed too.
 * @returns to be called when the form is opened
 */
export function useReturnFocus(isOpen: boolean, otherwise: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element>(null);
  // After the form and any dialog above it are unmounted, when the layout is final.
  useEffect(() => (isOpen ? () => returnFocus(from, otherwise) : undefined), [isOpen, otherwise]);
  return () => {
    from.current = document.activeElement;
  };
}

function returnFocus(from: RefObject<Element | null>, otherwise: RefObject<HTMLElement | null>): void {
  const { current } = from;
  from.current = null;
  if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
  else otherwise.current?.focus();
}
