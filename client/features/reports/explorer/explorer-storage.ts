import { withStorage } from '../../../i18n/browser-storage';
import { closing, editor, keysWith, namespace, removeAll } from './clear-explorer-storage';

/**
 * Stores the editor's tabs and history in this browser, per account, under keys of its own. Queries may contain
 * personal data, so a log-out removes them (see clearExplorerStorage); an expired token does not.
 */
export function openExplorerStorage(account: string | undefined) {
  editor.isClosed = false;
  const prefix = `${namespace}${account ?? ''}:`;
  return {
    get length() {
      return keysWith(prefix).length;
    },
    clear: () => removeAll(prefix),
    getItem: (key: string) => withStorage(() => localStorage.getItem(prefix + key)) ?? null,
    /** Throws if storage is blocked or full: the editor handles that itself. */
    setItem: (key: string, value: string) => {
      if (!editor.isClosed) window.localStorage.setItem(prefix + key, value);
    },
    removeItem: (key: string) => withStorage(() => localStorage.removeItem(prefix + key)),
  };
}

/** Listens for a log-out in another tab. @returns the unsubscribe function */
export function closeWithOtherTabs(): () => void {
  const shut = ({ key }: StorageEvent) => {
    if (key === closing) editor.isClosed = true;
  };
  window.addEventListener('storage', shut);
  return () => window.removeEventListener('storage', shut);
}
