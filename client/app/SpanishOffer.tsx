import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

import { defaultLanguage } from '../i18n/language';
import { languageKey, mayWantSpanish, storeLanguage } from '../i18n/language-choice';
import { useLocale } from '../i18n/use-locale';
import type { SpanishOfferProps } from './offer-of-spanish';
import styles from './SpanishOffer.module.css';
import { useLanguageSwitch } from './use-language-switch';

/** Said in Spanish on the English site, to whoever may not read English. */
const words = { see: 'Ver en español', decline: 'No, gracias' } as const;

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
        {words.see}
      </button>
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
