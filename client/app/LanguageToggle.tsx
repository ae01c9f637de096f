import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { languageName, otherLanguage } from '../i18n/language';
import { useLocale } from '../i18n/use-locale';
import { onPlainClick } from '../ui/elements/plain-click';
import { localizedUrl } from './localized-url';
import { useLanguageSwitch } from './use-language-switch';

interface LanguageToggleProps {
  ref?: Ref<HTMLAnchorElement>;
  className: string | undefined;
  onFailure: () => void;
  onSuccess: () => void;
}

/**
 * Link to the same page in the other language, labelled in that language. With scripts, the page changes in place and
 * typed values stay.
 */
export function LanguageToggle({ ref, className, onFailure, onSuccess }: LanguageToggleProps) {
  const other = otherLanguage(useLocale().language);
  const [searchParams] = useSearchParams();
  const switchTo = useLanguageSwitch({ onFailure, onSuccess });
  return (
    <Link
      ref={ref}
      className={className}
      lang={other}
      hrefLang={other}
      to={localizedUrl(other, searchParams)}
      data-stays
      onClick={onPlainClick(() => void switchTo(other))}
    >
      {languageName[other]}
    </Link>
  );
}
