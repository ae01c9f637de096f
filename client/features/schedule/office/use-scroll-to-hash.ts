import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the target of the hash once it is rendered. */
export function useScrollToHash(anchor: string, isRendered: boolean): void {
  const { hash } = useLocation();
  const isTarget = isRendered && hash === `#${anchor}`;
  useEffect(() => {
    if (isTarget) document.getElementById(anchor)?.scrollIntoView();
  }, [isTarget, anchor]);
}
