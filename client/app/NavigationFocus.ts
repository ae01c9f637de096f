import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { preservesScroll } from '../ui/page/preserved-scroll';

/** Whether the first page was rendered by the server. Provided by the entry point. */
export const ServerRenderedContext = createContext(false);

/** Whether the first page has arrived. Provided by the router, because a page that fails and a layout are unmounted. */
export const HasNavigatedContext = createContext({ current: false });

/**
 * Imitates a document navigation: the new page is scrolled to its top or to the target of its hash, and its heading
 * gets the focus. Back and forward keep the scroll position of the browser.
 */
function useNavigationFocus(): void {
  const isServerRendered = useContext(ServerRenderedContext);
  const hasNavigatedRef = useContext(HasNavigatedContext);
  const location = useLocation();
  const { pathname, hash, key } = location;
  const isScrollPreserved = preservesScroll(location.state);
  const navigation = useNavigationType();
  const lastPathname = useRef<string>(undefined);

  useEffect(() => {
    const isFirst = !hasNavigatedRef.current && navigation === NavigationType.Pop;
    hasNavigatedRef.current = true;
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    // The browser has scrolled to the target itself, where useHashTargetAnchor keeps it.
    if (isFirst && isServerRendered) return;
    if (hash) return scrollToHash(hash);
    if (isFirst || !isNewPage || (navigation === NavigationType.Replace && isScrollPreserved)) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
    return;
    // `key` makes a second click on the same hash link scroll again.
  }, [pathname, hash, key, isScrollPreserved, navigation, isServerRendered, hasNavigatedRef]);
}

/** For a rendered page with a hash, to whose target the browser has scrolled. */
function useHashTargetAnchor(): void {
  const isServerRendered = useContext(ServerRenderedContext);
  // Before the page changes.
  useLayoutEffect(() => {
    const target = isServerRendered && hashTargetOf(window.location.hash);
    return target ? keepInView(target) : undefined;
  }, [isServerRendered]);
}

/**
 * Keeps the target in place while content above it grows, such as the board, until the visitor interacts. The scroll
 * anchoring of browsers is not reliable here.
 */
function keepInView(target: HTMLElement): (() => void) | undefined {
  // After a reload the browser restores the scroll position, as far as the page is long before it grows. At its end it
  // cannot be told whether the visitor was there or further down than the page reached: the target is displayed.
  if (document.body.scrollHeight - window.scrollY - window.innerHeight < 1) target.scrollIntoView();
  const { top } = target.getBoundingClientRect();
  // The visitor has scrolled away, or the position was restored.
  if (top < 0 || top > window.innerHeight) return undefined;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  // Screen readers dispatch only click.
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'])
    window.addEventListener(type, stop, { once: true, passive: true });
  return stop;
}

function hashTargetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An incomplete percent encoding.
    return null;
  }
}

function scrollToHash(hash: string): (() => void) | undefined {
  const target = hashTargetOf(hash);
  if (!target) return undefined;
  target.scrollIntoView();
  focusWithoutScroll(target);
  return keepInView(target);
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) focusWithoutScroll(target);
}

function focusWithoutScroll(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Placed beside the page inside its Suspense boundary, so that it takes effect when the page is displayed. */
export function NavigationFocus(): null {
  useNavigationFocus();
  useHashTargetAnchor();
  return null;
}
