import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { languageOfUrl } from '../i18n/language-choice';
import { useLocale } from '../i18n/use-locale';

/** `?lang=es` sets the language, also in a link within the site. */
export function useUrlLanguage(): void {
  const { search } = useLocation();
  const { setLanguage } = useLocale();
  useEffect(() => {
    const urlLanguage = languageOfUrl(search);
    // If the catalogue cannot be fetched, the page keeps its language.
    if (urlLanguage) setLanguage(urlLanguage).catch(() => undefined);
  }, [search, setLanguage]);
}
