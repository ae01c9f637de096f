import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where a form was opened from, such as the button of a row: the focus goes back there when the form is gone, or to
 * another place if the row is gone, too.
 * @returns to be called when the form is opened
 */
export function useWayBack(isOpen: boolean, otherwise: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element>(null);
  // After the form and any dialog above it have left the page: only then is the place where it will stay.
  useEffect(() => (isOpen ? () => goBack(from, otherwise) : undefined), [isOpen, otherwise]);
  return () => {
    from.current = document.activeElement;
  };
}

function goBack(from: RefObject<Element | null>, otherwise: RefObject<HTMLElement | null>): void {
  const { current } = from;
  from.current = null;
  if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
  else otherwise.current?.focus();
}
