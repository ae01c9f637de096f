import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { loadCatalogue, type Catalogue } from './catalogue';
import { defaultLanguage, localeTag, type Language } from './language';
import { storeLanguage } from './language-choice';
import { LocaleContext, type Locale } from './use-locale';

interface LocaleProviderProps {
  language: Language;
  /** The words of that language, loaded before the first render so that nothing flashes in English. */
  catalogue: Catalogue;
  children: ReactNode;
}

/** Holds the language of the site, its words, and `<html lang>`. */
export function LocaleProvider({ language, catalogue, children }: LocaleProviderProps) {
  const [shown, setShown] = useState({ language, catalogue });
  const latestWish = useRef(language);

  const setLanguage = useCallback(async (next: Language) => {
    latestWish.current = next;
    const words = await loadCatalogue(next);
    // Two quick presses: the later wish wins, whichever file comes first.
    if (latestWish.current !== next) return;
    storeLanguage(next);
    // Requests read the language from here, so it changes before anything is rendered in it.
    document.documentElement.lang = next;
    setShown((current) => (current.language === next ? current : { language: next, catalogue: words }));
  }, []);

  useLayoutEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);

  const locale = useMemo<Locale>(
    () => ({ language: shown.language, setLanguage }),
    [shown.language, setLanguage],
  );

  return (
    <LocaleContext value={locale}>
      <IntlProvider
        locale={localeTag[shown.language]}
        defaultLocale={localeTag[defaultLanguage]}
        messages={shown.catalogue}
      >
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
