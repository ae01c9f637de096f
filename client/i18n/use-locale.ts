import { createContext, useContext } from 'react';

import type { Language } from './language';

export interface Locale {
  language: Language;
  /** Loads the catalogue, then switches everything at once. Rejects without any change if it cannot be fetched. */
  setLanguage: (language: Language) => Promise<void>;
}

export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The current language of the site. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale is used outside LocaleProvider.');
  return locale;
}
