const namespace = 'explorer:';
/** Set and removed at once, so that other tabs hear of it. */
const closing = `${namespace}closing`;

/** After a log-out: what the editor still wants to store belongs to somebody who has left. */
let isShut = false;

/**
 * Where the editor keeps its tabs and its history: in this browser, under names of its own, for one account. Queries hold
 * names and addresses of people, so a log-out removes them all (see forgetExplorer). A token that ends leaves them.
 */
export function openExplorerStorage(account: string | undefined) {
  isShut = false;
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
      if (!isShut) window.localStorage.setItem(prefix + key, value);
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
    if (key === closing) isShut = true;
  };
  window.addEventListener('storage', shut);
  return () => window.removeEventListener('storage', shut);
}

/** Removes what anybody has written in the explorer of this browser. */
export function forgetExplorer(): void {
  isShut = true;
  try {
    window.localStorage.setItem(closing, '');
  } catch {
    // Nothing is stored in this browser.
  }
  removeAll(namespace);
}

function removeAll(prefix: string): void {
  for (const key of keysWith(prefix)) window.localStorage.removeItem(key);
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
