export const namespace = 'explorer:';
/** Set and removed at once, so that other tabs hear of it. */
export const closing = `${namespace}closing`;

/** After a log-out: what the editor still wants to store belongs to somebody who has left. */
export const editor = { isShut: false };

/** Removes what anybody has written in the explorer of this browser. By itself, since every page can end a session. */
export function forgetExplorer(): void {
  editor.isShut = true;
  try {
    window.localStorage.setItem(closing, '');
  } catch {
    // Nothing is stored in this browser.
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
