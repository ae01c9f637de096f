import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { keepsPlace } from '../ui/kept-place';

/** Whether the first page was rendered by the server. Provided by the entry point. */
export const RenderedPageContext = createContext(false);

/** Whether the first page has arrived. Provided by the router, because a page that fails and a layout are unmounted. */
export const ArrivalContext = createContext({ current: false });

/**
 * Imitates a document navigation: the new page is scrolled to its top or to the target of its hash, and its heading
 * gets the focus. Back and forward keep the scroll position of the browser.
 */
function useRouteArrival(): void {
  const wasRendered = useContext(RenderedPageContext);
  const arrivedRef = useContext(ArrivalContext);
  const location = useLocation();
  const { pathname, hash, key } = location;
  const isSamePlace = keepsPlace(location.state);
  const navigation = useNavigationType();
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    const isFirst = !arrivedRef.current && navigation === NavigationType.Pop;
    arrivedRef.current = true;
    const isNewPage = arrivedAt.current !== pathname;
    arrivedAt.current = pathname;
    // The browser has scrolled to the target itself, where useHeldPlace keeps it.
    if (isFirst && wasRendered) return;
    if (hash) return showPlace(hash);
    if (isFirst || !isNewPage || (navigation === NavigationType.Replace && isSamePlace)) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
    return;
    // `key` makes a second click on the same hash link scroll again.
  }, [pathname, hash, key, isSamePlace, navigation, wasRendered, arrivedRef]);
}

/** For a rendered page with a hash, to whose target the browser has scrolled. */
function useHeldPlace(): void {
  const wasRendered = useContext(RenderedPageContext);
  // Before the page changes.
  useLayoutEffect(() => {
    const place = wasRendered && placeOf(window.location.hash);
    return place ? holdInView(place) : undefined;
  }, [wasRendered]);
}

/**
 * Keeps the target in place while content above it grows, such as the board, until the visitor interacts. The scroll
 * anchoring of browsers is not reliable here.
 */
function holdInView(place: HTMLElement): (() => void) | undefined {
  // After a reload the browser restores the scroll position, as far as the page is long before it grows. At its end it
  // cannot be told whether the visitor was there or further down than the page reached: the target is displayed.
  if (document.body.scrollHeight - window.scrollY - window.innerHeight < 1) place.scrollIntoView();
  const { top } = place.getBoundingClientRect();
  // The visitor has scrolled away, or the position was restored.
  if (top < 0 || top > window.innerHeight) return undefined;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  // Screen readers dispatch only click.
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'])
    window.addEventListener(type, stop, { once: true, passive: true });
  return stop;
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An incomplete percent encoding.
    return null;
  }
}

function showPlace(hash: string): (() => void) | undefined {
  const place = placeOf(hash);
  if (!place) return undefined;
  place.scrollIntoView();
  focusQuietly(place);
  return holdInView(place);
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target) focusQuietly(target);
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Placed beside the page inside its Suspense boundary, so that it takes effect when the page is displayed. */
export function RouteArrival(): null {
  useRouteArrival();
  useHeldPlace();
  return null;
}
