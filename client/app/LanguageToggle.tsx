import type { Ref } from 'react';

import { languageName, otherLanguage } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';
import { useLanguageSwitch } from './use-language-switch';

interface LanguageToggleProps {
  ref?: Ref<HTMLButtonElement>;
  className: string | undefined;
  onFailure: () => void;
  onSuccess: () => void;
}

/** Switches to the other language and is named in it, so that whoever needs it can read it. */
export function LanguageToggle({ ref, className, onFailure, onSuccess }: LanguageToggleProps) {
  const other = otherLanguage(useLocale().language);
  const switchTo = useLanguageSwitch({ onFailure, onSuccess });
  return (
    <button ref={ref} type="button" className={className} lang={other} onClick={() => void switchTo(other)}>
      {languageName[other]}
    </button>
  );
}
