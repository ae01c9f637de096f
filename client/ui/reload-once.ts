/** The file of a part of the site did not come; nothing of the site is at fault. */
export class PartNotLoadedError extends Error {}

/**
 * What a part of a page does when its file could not be loaded: a browser keeps a module that failed until the document is
 * loaded anew, so that is done, once for a part and an address. Without a connection, or when it has been done, an error is
 * thrown.
 */
export function reloadOnce(part: string, error: unknown): Promise<never> {
  const mark = markOf(part);
  const failure = new PartNotLoadedError(`${part}: ${String(error)}`, { cause: error });
  try {
    if (!navigator.onLine || sessionStorage.getItem(mark) !== null) throw failure;
    sessionStorage.setItem(mark, '');
  } catch {
    // Where nothing can be stored, it could go on for ever.
    throw failure;
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
