import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to what the address leads to, once it is there. */
export function useShownByAddress(anchor: string, isThere: boolean): void {
  const { hash } = useLocation();
  const isAsked = isThere && hash === `#${anchor}`;
  useEffect(() => {
    if (isAsked) document.getElementById(anchor)?.scrollIntoView();
  }, [isAsked, anchor]);
}
