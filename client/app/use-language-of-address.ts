import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { languageOfAddress } from '../i18n/language-choice';
import { useLocale } from '../i18n/use-locale';

/** `?lang=es` sets the language, also when a link inside the site carries it. */
export function useLanguageOfAddress(): void {
  const { search } = useLocation();
  const { setLanguage } = useLocale();
  useEffect(() => {
    const asked = languageOfAddress(search);
    // When its words cannot be fetched the page stays readable in the language it has.
    if (asked) setLanguage(asked).catch(() => undefined);
  }, [search, setLanguage]);
}
