import { useLayoutEffect, useState } from 'react';

const storageKey = 'theme';

export type Theme = 'light' | 'dark';

/** What was chosen before, else what the system asks for. Never fails where storage is shut. */
function startingTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(storageKey);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Private windows.
  }
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The console's colours, on the page as long as the console is: the public site is always light. */
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
      // The choice holds for this visit.
    }
  };
  return { theme, toggle };
}
