import { useEffect } from 'react';

/** Heard by before-scripts.ts as well. */
const eventName = 'site-ready';
const failureName = 'site-failed';

/** Tells the document once the page that stands beside it answers: what was pressed before can be passed on to it. */
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

/** A page that was rendered by the server stays as it is: a file that belongs to it did not come. */
export function tellFailure(error: unknown): void {
  console.error(error);
  document.dispatchEvent(new Event(failureName));
}
