export const namespace = 'explorer:';
/** Set and removed at once to send a storage event to other tabs. */
export const closing = `${namespace}closing`;

/** Set after a log-out: what the editor still stores belongs to the former session. */
export const editor = { isClosed: false };

/** Removes the stored explorer data of all accounts. In a module of its own, because every page can end a session. */
export function clearExplorerStorage(): void {
  editor.isClosed = true;
  try {
    window.localStorage.setItem(closing, '');
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  removeAll(namespace);
}

export function removeAll(prefix: string): void {
  for (const key of keysWith(prefix)) window.localStorage.removeItem(key);
}

export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
