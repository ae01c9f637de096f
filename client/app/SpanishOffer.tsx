import { useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { defaultLanguage } from '../i18n/language';
import { mayWantSpanish, storeLanguage } from '../i18n/language-choice';
import { languageKey } from '../i18n/language-cookie';
import { useLocale } from '../i18n/use-locale';
import { onPlainClick } from '../ui/elements/plain-click';
import { localizedUrl } from './localized-url';
import styles from './SpanishOffer.module.css';
import { useLanguageSwitch } from './use-language-switch';

interface SpanishOfferProps {
  onFailure: () => void;
  /** The offer was accepted or declined. It is removed together with the focus. */
  onAnswer: () => void;
}

/** In Spanish on the English site. */
const labels = { see: 'Ver en español', decline: 'No, gracias' } as const;

/** Only the browser knows the answer. */
const notKnown = () => undefined;

/**
 * A bar above the English site, in Spanish, for a browser that prefers Spanish and a visitor who has not chosen yet.
 * The server renders it hidden in every English page; `<html data-offer="es">` makes it visible.
 */
export function SpanishOffer({ onFailure, onAnswer }: SpanishOfferProps) {
  const { language } = useLocale();
  const [searchParams] = useSearchParams();
  const isWanted = useSyncExternalStore<boolean | undefined>(onLanguageChoice, mayWantSpanish, notKnown);
  // Keeps the answer for this visit if storage is blocked.
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = () => {
    setIsAnswered(true);
    onAnswer();
  };
  const switchTo = useLanguageSwitch({ onFailure, onSuccess: answer });
  const decline = () => {
    storeLanguage(defaultLanguage);
    answer();
  };

  if (isWanted === false || isAnswered || language !== defaultLanguage || searchParams.has('lang'))
    return null;
  return (
    <div className={isWanted ? `${styles.offer} ${styles.wanted}` : styles.offer} lang="es">
      <Link
        className={styles.see}
        hrefLang="es"
        to={localizedUrl('es', searchParams)}
        data-stays
        onClick={onPlainClick(() => void switchTo('es'))}
      >
        {labels.see}
      </Link>
      <button type="button" className={styles.decline} onClick={decline}>
        {labels.decline}
      </button>
    </div>
  );
}

/** Listens for a choice in another tab. @returns the unsubscribe function */
function onLanguageChoice(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === languageKey) listener();
  };
  window.addEventListener('storage', otherTab);
  return () => window.removeEventListener('storage', otherTab);
}
