import { useSearchParams } from 'react-router-dom';

import type { Language } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';
import { isServerReachable } from '../ui/loading/is-server-reachable';

interface LanguageSwitchEvents {
  onFailure: () => void;
  onSuccess: () => void;
}

/** Switches the site to the language that the visitor has chosen. */
export function useLanguageSwitch({
  onFailure,
  onSuccess,
}: LanguageSwitchEvents): (language: Language) => Promise<void> {
  const { setLanguage } = useLocale();
  const [searchParams, setSearchParams] = useSearchParams();
  return async (language) => {
    try {
      await setLanguage(language);
    } catch {
      if (await isServerReachable()) openIn(language);
      else onFailure();
      return;
    }
    onSuccess();
    // A language in the URL would take precedence at the next reload.
    if (!searchParams.has('lang')) return;
    const kept = new URLSearchParams(searchParams);
    kept.delete('lang');
    setSearchParams(kept, { replace: true, preventScrollReset: true });
  };
}

/** Loads the same address as a new document, which retries a catalogue that failed to load. */
function openIn(language: Language): void {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.location.assign(address);
}
