import { useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { defaultLanguage } from '../i18n/language';
import { mayWantSpanish, storeLanguage } from '../i18n/language-choice';
import { languageKey } from '../i18n/language-cookie';
import { useLocale } from '../i18n/use-locale';
import { onPlainClick } from '../ui/plain-click';
import { addressIn } from './address-in';
import styles from './SpanishOffer.module.css';
import { useLanguageSwitch } from './use-language-switch';

interface SpanishOfferProps {
  onFailure: () => void;
  /** The offer was taken or turned down, and is gone with the focus that was in it. */
  onAnswer: () => void;
}

/** Said in Spanish on the English site, to whoever may not read English. */
const words = { see: 'Ver en español', decline: 'No, gracias' } as const;

/** Only the browser knows. */
const notKnown = () => undefined;

/**
 * One line above the English site, in Spanish, for a browser that prefers it and a visitor who has not chosen yet. The
 * server, which does not know either, sends it with every English page, not shown: `<html data-offer="es">` shows it.
 */
export function SpanishOffer({ onFailure, onAnswer }: SpanishOfferProps) {
  const { language } = useLocale();
  const [searchParams] = useSearchParams();
  const isWanted = useSyncExternalStore<boolean | undefined>(onLanguageChoice, mayWantSpanish, notKnown);
  // A browser that forbids storage remembers the answer for this visit.
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
        to={addressIn('es', searchParams)}
        data-stays
        onClick={onPlainClick(() => void switchTo('es'))}
      >
        {words.see}
      </Link>
      <button type="button" className={styles.decline} onClick={decline}>
        {words.decline}
      </button>
    </div>
  );
}

/** Hears of a choice in another tab. @returns how to stop listening */
function onLanguageChoice(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === languageKey) listener();
  };
  window.addEventListener('storage', otherTab);
  return () => window.removeEventListener('storage', otherTab);
}
