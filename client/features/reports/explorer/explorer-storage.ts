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
    getItem: (key: string) => {
      try {
        return window.localStorage.getItem(prefix + key);
      } catch {
        return null;
      }
    },
    setItem: (key: string, value: string) => {
      if (!editor.isClosed) window.localStorage.setItem(prefix + key, value);
    },
    removeItem: (key: string) => {
      try {
        window.localStorage.removeItem(prefix + key);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
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
