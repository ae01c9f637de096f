import { useLayoutEffect, useRef, type RefObject } from 'react';

/** @returns the ref of an element that gets the focus when the component is mounted */
export function useFocusOnMount<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
