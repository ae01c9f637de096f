import { useLayoutEffect, useState } from 'react';

import { withStorage } from '../../i18n/browser-storage';

const storageKey = 'theme';

export type Theme = 'light' | 'dark';

/** The stored choice, else the system's. */
function startingTheme(): Theme {
  const stored = withStorage(() => localStorage.getItem(storageKey));
  if (stored === 'light' || stored === 'dark') return stored;
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
    withStorage(() => localStorage.setItem(storageKey, next));
  };
  return { theme, toggle };
}
