import { createContext, useContext, useEffect, useRef } from 'react';
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
    // The browser has been to the place itself.
    if (isFirst && wasRendered) return;
    if (hash) {
      showPlace(hash);
      return;
    }
    if (isFirst || !isNewPage) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
    // `key` is there so that a second press on the same hash link goes there again.
  }, [pathname, hash, key, navigation, wasRendered]);
}

function showPlace(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.scrollIntoView();
  focusQuietly(place);
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
  return null;
}
