import { languageName } from '../i18n/language';
import type { InstructionLanguage } from '../schema/instruction-language.generated';
import { languageValues } from '../schema/language.generated';
import styles from './LanguageBadge.module.css';

interface LanguageBadgeProps {
  /** The language a class is taught in. */
  language: InstructionLanguage;
}

/** The name of the language in that language: found before anything else on the card is read. */
export function LanguageBadge({ language }: LanguageBadgeProps) {
  const taughtIn = language === 'bilingual' ? languageValues : [language];
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
