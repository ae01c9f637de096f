import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

import { defaultLanguage, spanishOffer } from '../i18n/language';
import { mayWantSpanish, onLanguageChoice, storeLanguage } from '../i18n/language-choice';
import { useLocale } from '../i18n/use-locale';
import styles from './SpanishOffer.module.css';
import { useLanguageSwitch } from './use-language-switch';

interface SpanishOfferProps {
  onFailure: () => void;
  /** The offer was taken or turned down, and is gone with the focus that was in it. */
  onAnswer: () => void;
}

/** One line above the English site, in Spanish, for a browser that prefers it and a visitor who has not chosen yet. */
export function SpanishOffer({ onFailure, onAnswer }: SpanishOfferProps) {
  const { language } = useLocale();
  const [searchParams] = useSearchParams();
  const isWanted = useSyncExternalStore(onLanguageChoice, mayWantSpanish, () => false);
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

  if (!isWanted || isAnswered || language !== defaultLanguage || searchParams.has('lang')) return null;
  return (
    <div className={styles.offer} lang="es">
      <button type="button" className={styles.see} onClick={() => void switchTo('es')}>
        {spanishOffer.see}
      </button>
      <button type="button" className={styles.decline} onClick={decline}>
        {spanishOffer.decline}
      </button>
    </div>
  );
}
