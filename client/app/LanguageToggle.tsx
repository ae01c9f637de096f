import { useSearchParams } from 'react-router-dom';

import { languageName, otherLanguage, type Language } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';
import { isServerReachable } from '../ui/is-server-reachable';

interface LanguageToggleProps {
  className: string | undefined;
  onFailure: () => void;
  onSuccess: () => void;
}

/** Switches to the other language and is named in it, so that whoever needs it can read it. */
export function LanguageToggle({ className, onFailure, onSuccess }: LanguageToggleProps) {
  const { language, setLanguage } = useLocale();
  const [searchParams, setSearchParams] = useSearchParams();
  const other = otherLanguage(language);

  const toggle = async () => {
    try {
      await setLanguage(other);
    } catch {
      if (await isServerReachable()) openIn(other);
      else onFailure();
      return;
    }
    onSuccess();
    // A language in the address would win again at the next reload.
    if (!searchParams.has('lang')) return;
    const kept = new URLSearchParams(searchParams);
    kept.delete('lang');
    setSearchParams(kept, { replace: true, preventScrollReset: true });
  };

  return (
    <button type="button" className={className} lang={other} onClick={() => void toggle()}>
      {languageName[other]}
    </button>
  );
}

/** The same address as a new page, which asks again for words that failed to come. */
function openIn(language: Language): void {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.location.assign(address);
}
