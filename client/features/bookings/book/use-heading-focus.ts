import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Puts the focus on the heading of the page, without scrolling to it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * A visitor who came from another page stands on the heading of the skeleton, which goes when the class is there:
 * the focus moves on to the real one.
 */
export function useHeadingFocusAfterLoading(isLoaded: boolean): void {
  const navigation = useNavigationType();
  useEffect(() => {
    if (!isLoaded || navigation === NavigationType.Pop || document.activeElement !== document.body) return;
    focusHeading();
  }, [isLoaded, navigation]);
}
