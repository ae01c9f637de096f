import { useEffect } from 'react';

/** Also listened for by before-scripts.ts. */
const eventName = 'site-ready';
const failureName = 'site-failed';

/** Dispatches the event when the sibling page is interactive, so that earlier clicks can be repeated. */
export function SiteReady(): null {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    document.dispatchEvent(new Event(eventName));
  }, []);
  return null;
}

export function onSiteReady(listener: () => void): void {
  document.addEventListener(eventName, listener, { once: true });
}

/** A chunk of the server-rendered page failed to load; the page stays as it was rendered. */
export function reportLoadFailure(error: unknown): void {
  console.error(error);
  document.dispatchEvent(new Event(failureName));
}
