import { languageName } from '../i18n/language';
import styles from './LanguageBadge.module.css';

interface LanguageBadgeProps {
  /** The language a class is taught in. */
  language: 'en' | 'es' | 'bilingual';
}

/** The name of the language in that language: found before anything else on the card is read. */
export function LanguageBadge({ language }: LanguageBadgeProps) {
  const taughtIn = language === 'bilingual' ? (['en', 'es'] as const) : ([language] as const);
  return (
    <span className={styles.badge}>
      {taughtIn.map((each, index) => (
        <span
          key={each}
          lang={each}
          className={each === 'es' ? `${styles.half} ${styles.solid}` : styles.half}
        >
          {languageName[each]}
          {index < taughtIn.length - 1 && ' '}
        </span>
      ))}
    </span>
  );
}
