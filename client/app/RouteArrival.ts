import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether the first page of the document was in it from the start. Provided by what starts the site. */
export const RenderedPageContext = createContext(false);

/**
 * What a browser does by itself between two documents: the new page starts at its top, or at the place its hash names,
 * and the focus is on its heading. Back and forward keep the place the browser remembers.
 */
function useRouteArrival(): void {
  const wasRendered = useContext(RenderedPageContext);
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    // The first page of a document; the first one inside another layout was gone to like any other.
    const isFirst = arrivedAt.current === undefined && navigation === NavigationType.Pop;
    const isNewPage = arrivedAt.current !== pathname;
    arrivedAt.current = pathname;
    // The browser has been to the place itself, where it is held.
    if (isFirst && wasRendered) return;
    if (hash) return showPlace(hash);
    if (isFirst || !isNewPage) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
    return;
    // `key` is there so that a second press on the same hash link goes there again.
  }, [pathname, hash, key, navigation, wasRendered]);
}

/** On a rendered page whose address names a place, which the browser has gone to itself. */
function useHeldPlace(): void {
  const wasRendered = useContext(RenderedPageContext);
  // Before anything of the page has changed.
  useLayoutEffect(() => {
    const place = wasRendered && placeOf(window.location.hash);
    return place ? holdInView(place) : undefined;
  }, [wasRendered]);
}

/**
 * What grows above the place then, as the board does, does not move it away, until the visitor does something. Some browsers
 * do so by themselves, and not always.
 */
function holdInView(place: HTMLElement): (() => void) | undefined {
  // After a reload the browser goes back to where it was, or as far as the page reaches before it has grown again.
  if (document.body.scrollHeight - window.scrollY - window.innerHeight < 1) place.scrollIntoView();
  const { top } = place.getBoundingClientRect();
  // Somebody has gone on, or come back to where they were.
  if (top < 0 || top > window.innerHeight) return undefined;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  // A screen reader only clicks.
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'])
    window.addEventListener(type, stop, { once: true, passive: true });
  return stop;
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Half of an encoded character.
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

/** Stands beside the page inside its Suspense boundary, so that it arrives when the page does, not before. */
export function RouteArrival(): null {
  useRouteArrival();
  useHeldPlace();
  return null;
}
