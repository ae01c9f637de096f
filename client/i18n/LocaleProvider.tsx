import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'react-intl';

import { catalogueOf, loadCatalogue, onCatalogueChange } from './catalogue';
import { defaultLanguage, localeTag, type Language } from './language';
import { storeLanguage } from './language-choice';
import { LocaleContext, type Locale } from './use-locale';

/** A missing message is a defect, so it is logged in production too. */
const reportError = (error: Error) => console.error(error.message);

interface LocaleProviderProps {
  /** Its catalogue is loaded before the first render, to avoid a flash of English. */
  language: Language;
  /** The language to change to when its catalogue has loaded. */
  wantedLanguage?: Language | undefined;
  children: ReactNode;
}

/** Provides the language and the messages of the site, and sets `<html lang>`. */
export function LocaleProvider({ language, wantedLanguage = language, children }: LocaleProviderProps) {
  const [shown, setShown] = useState(language);
  const latestWish = useRef(language);

  const show = useCallback(async (next: Language, isChosen: boolean) => {
    latestWish.current = next;
    await loadCatalogue(next);
    // The latest choice wins, whichever catalogue arrives first.
    if (latestWish.current !== next) return;
    if (isChosen) storeLanguage(next);
    // Requests read the language from here, so it changes before anything is rendered in it.
    document.documentElement.lang = next;
    setShown(next);
  }, []);
  const setLanguage = useCallback((next: Language) => show(next, true), [show]);

  useLayoutEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);

  useEffect(() => {
    // If the catalogue cannot be fetched, the page keeps its language.
    if (wantedLanguage !== language) show(wantedLanguage, false).catch(() => undefined);
  }, [language, wantedLanguage, show]);

  const readCatalogue = () => catalogueOf(shown);
  const catalogue = useSyncExternalStore(onCatalogueChange, readCatalogue, readCatalogue);

  const locale = useMemo<Locale>(() => ({ language: shown, setLanguage }), [shown, setLanguage]);

  return (
    <LocaleContext value={locale}>
      <IntlProvider
        locale={localeTag[shown]}
        defaultLocale={localeTag[defaultLanguage]}
        messages={catalogue}
        onError={reportError}
      >
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
