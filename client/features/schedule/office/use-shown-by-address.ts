import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the target of the hash once it is rendered. */
export function useShownByAddress(anchor: string, isThere: boolean): void {
  const { hash } = useLocation();
  const isAsked = isThere && hash === `#${anchor}`;
  useEffect(() => {
    if (isAsked) document.getElementById(anchor)?.scrollIntoView();
  }, [isAsked, anchor]);
}
