import { createContext, useContext } from 'react';

import type { Language } from './language';

export interface Locale {
  language: Language;
  /** Loads the words first, then switches everything at once. Rejects, and changes nothing, when they cannot be fetched. */
  setLanguage: (language: Language) => Promise<void>;
}

export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The language the visitor reads the site in. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale is used outside LocaleProvider.');
  return locale;
}
