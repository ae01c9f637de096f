import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Focuses the heading of the page without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * After a navigation the heading of the skeleton has the focus; when the class has loaded, the focus moves to the
 * heading of the page.
 */
export function useHeadingFocusAfterLoading(isLoaded: boolean): void {
  const navigation = useNavigationType();
  useEffect(() => {
    if (!isLoaded || navigation === NavigationType.Pop || document.activeElement !== document.body) return;
    focusHeading();
  }, [isLoaded, navigation]);
}
