import { useLayoutEffect, useState } from 'react';

const storageKey = 'theme';

export type Theme = 'light' | 'dark';

/** The stored choice, else the system's. Does not throw if storage is blocked. */
function startingTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(storageKey);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage is blocked.
  }
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The theme of the console, on the document while the console is mounted: the public site is always light. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>(startingTheme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'dark') root.dataset['theme'] = 'dark';
    return () => {
      delete root.dataset['theme'];
    };
  }, [theme]);

  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    try {
      window.localStorage.setItem(storageKey, next);
    } catch {
      // Storage is blocked: the choice holds for this visit.
    }
  };
  return { theme, toggle };
}
