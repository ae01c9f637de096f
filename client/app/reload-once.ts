const storageKey = 'reloaded';

/**
 * What a page's file does when it could not be loaded: a browser keeps a module that failed until the document is loaded
 * anew, so that is done, once for an address. Without a connection, or when it has been done, the error is thrown.
 */
export function reloadOnce(error: unknown): Promise<never> {
  const { pathname } = window.location;
  try {
    if (!navigator.onLine || sessionStorage.getItem(storageKey) === pathname) throw error;
    sessionStorage.setItem(storageKey, pathname);
  } catch {
    // Where nothing can be stored, it could go on for ever.
    throw error;
  }
  window.location.reload();
  // The document is on its way out: nothing else is shown meanwhile.
  return new Promise(() => undefined);
}

/** The next failure may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
}
