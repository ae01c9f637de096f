import { useSyncExternalStore } from 'react';

/** The theme of the page, which is chosen in the console's header. */
export function usePageTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onThemeChange, pageTheme, () => 'light');
}

const pageTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
