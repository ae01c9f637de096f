import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { languageOfAddress } from '../i18n/language-choice';
import { useLocale } from '../i18n/use-locale';

/** `?lang=es` sets the language, also in a link within the site. */
export function useLanguageOfAddress(): void {
  const { search } = useLocation();
  const { setLanguage } = useLocale();
  useEffect(() => {
    const asked = languageOfAddress(search);
    // If the catalogue cannot be fetched, the page keeps its language.
    if (asked) setLanguage(asked).catch(() => undefined);
  }, [search, setLanguage]);
}
