import { withStorage } from '../../i18n/browser-storage';

/** A chunk failed to load; not a defect of the site. */
export class ChunkLoadError extends Error {
  constructor(
    readonly chunk: string,
    cause: unknown,
  ) {
    super(`${chunk}: ${String(cause)}`, { cause });
  }
}

/**
 * Handles a chunk that failed to load: a browser does not retry a failed module within a document, so the document is
 * reloaded, once per chunk and URL. Without a connection, or after that reload, an error is thrown.
 */
export async function reloadOnce(chunk: string, error: unknown): Promise<never> {
  const storageKey = storageKeyOf(chunk);
  // Without storage it could reload endlessly.
  const mayReload =
    navigator.onLine &&
    withStorage(() => {
      if (sessionStorage.getItem(storageKey) !== null) return false;
      sessionStorage.setItem(storageKey, '');
      return true;
    });
  if (!mayReload) throw new ChunkLoadError(chunk, error);
  window.location.reload();
  // The document is being replaced: nothing else is displayed meanwhile.
  return new Promise(() => undefined);
}

/** After the chunk has loaded: its next failure may reload again. */
export function clearReloadRecord(chunk: string): void {
  withStorage(() => sessionStorage.removeItem(storageKeyOf(chunk)));
}

/** One key per chunk, so that two failing chunks do not alternate. */
const storageKeyOf = (chunk: string) => `reloaded ${window.location.pathname} ${chunk}`;
