import { closing, editor, keysWith, namespace, removeAll } from './forget-explorer';

/**
 * Where the editor keeps its tabs and its history: in this browser, under names of its own, for one account. Queries hold
 * names and addresses of people, so a log-out removes them all (see forgetExplorer). A token that ends leaves them.
 */
export function openExplorerStorage(account: string | undefined) {
  editor.isShut = false;
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
      if (!editor.isShut) window.localStorage.setItem(prefix + key, value);
    },
    removeItem: (key: string) => {
      try {
        window.localStorage.removeItem(prefix + key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

/** Hears of a log-out in another tab. @returns how to stop listening */
export function shutWithOtherTabs(): () => void {
  const shut = ({ key }: StorageEvent) => {
    if (key === closing) editor.isShut = true;
  };
  window.addEventListener('storage', shut);
  return () => window.removeEventListener('storage', shut);
}
