import { withStorage } from '../../../i18n/browser-storage';

export const namespace = 'explorer:';
/** Set and removed at once to send a storage event to other tabs. */
export const closing = `${namespace}closing`;

/** Set after a log-out: what the editor still stores belongs to the former session. */
export const editor = { isClosed: false };

/** Removes the stored explorer data of all accounts. In a module of its own, because every page can end a session. */
export function clearExplorerStorage(): void {
  editor.isClosed = true;
  withStorage(() => localStorage.setItem(closing, ''));
  removeAll(namespace);
}

export function removeAll(prefix: string): void {
  for (const key of keysWith(prefix)) withStorage(() => localStorage.removeItem(key));
}

export function keysWith(prefix: string): string[] {
  return withStorage(() => Object.keys(localStorage))?.filter((key) => key.startsWith(prefix)) ?? [];
}
