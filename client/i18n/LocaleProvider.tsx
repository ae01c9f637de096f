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

/** A word that is missing in one language is a defect of ours, in the browser of a visitor too. */
const complain = (error: Error) => console.error(error.message);

interface LocaleProviderProps {
  /** Its words are loaded before the first render, so that nothing flashes in English. */
  language: Language;
  /** What it changes to as soon as its words are there. */
  wantedLanguage?: Language | undefined;
  children: ReactNode;
}

/** Holds the language of the site, its words, and `<html lang>`. */
export function LocaleProvider({ language, wantedLanguage = language, children }: LocaleProviderProps) {
  const [shown, setShown] = useState(language);
  const latestWish = useRef(language);

  const show = useCallback(async (next: Language, isChosen: boolean) => {
    latestWish.current = next;
    await loadCatalogue(next);
    // Two quick presses: the later wish wins, whichever file comes first.
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
    // Without its words the page stays readable in the language it has.
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
        onError={complain}
      >
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
