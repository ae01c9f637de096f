/** A chunk failed to load; not a defect of the site. */
export class PartNotLoadedError extends Error {}

/**
 * Handles a chunk that failed to load: a browser does not retry a failed module within a document, so the document is
 * reloaded, once per part and address. Without a connection, or after that reload, an error is thrown.
 */
export function reloadOnce(part: string, error: unknown): Promise<never> {
  const mark = markOf(part);
  const failure = new PartNotLoadedError(`${part}: ${String(error)}`, { cause: error });
  try {
    if (!navigator.onLine || sessionStorage.getItem(mark) !== null) throw failure;
    sessionStorage.setItem(mark, '');
  } catch {
    // Without storage it could reload endlessly.
    throw failure;
  }
  window.location.reload();
  // The document is being replaced: nothing else is displayed meanwhile.
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

/** One key per part, so that two failing parts do not alternate. */
const markOf = (part: string) => `reloaded ${window.location.pathname} ${part}`;
