import { useSyncExternalStore } from 'react';

/** The colours of the page, which the header of the console chooses. */
export function usePageTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onThemeChange, pageTheme, () => 'light');
}

const pageTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
