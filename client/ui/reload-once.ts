/**
 * What a part of a page does when its file could not be loaded: a browser keeps a module that failed until the document is
 * loaded anew, so that is done, once for a part and an address. Without a connection, or when it has been done, the error
 * is thrown.
 */
export function reloadOnce(part: string, error: unknown): Promise<never> {
  const mark = markOf(part);
  try {
    if (!navigator.onLine || sessionStorage.getItem(mark) !== null) throw error;
    sessionStorage.setItem(mark, '');
  } catch {
    // Where nothing can be stored, it could go on for ever.
    throw error;
  }
  window.location.reload();
  // The document is on its way out: nothing else is shown meanwhile.
  return new Promise(() => undefined);
}

/** After the part has loaded: its next failure may reload again. */
export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(markOf(part));
  } catch {
    // Nothing was stored either.
  }
}

/** One for each part, so that two that fail do not take turns. */
const markOf = (part: string) => `reloaded ${window.location.pathname} ${part}`;
