import { useSearchParams } from 'react-router-dom';

import { languageName, otherLanguage, type Language } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';

interface LanguageToggleProps {
  className: string | undefined;
  onFailure: () => void;
  onSuccess: () => void;
  /** Fetches what else the page needs in that language, so that everything switches at once. */
  prepare?: (language: Language) => Promise<unknown>;
}

/** Switches to the other language and is named in it, so that whoever needs it can read it. */
export function LanguageToggle({ className, onFailure, onSuccess, prepare }: LanguageToggleProps) {
  const { language, setLanguage } = useLocale();
  const [searchParams, setSearchParams] = useSearchParams();
  const other = otherLanguage(language);

  const toggle = async () => {
    try {
      await prepare?.(other);
      await setLanguage(other);
    } catch {
      onFailure();
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
