import { FormattedMessage } from 'react-intl';

import type { InstructionLanguage } from '../../schema/instruction-language.generated';
import { languageValues } from '../../schema/language.generated';
import { languageMessages } from './language.messages';
import styles from './LanguageBadge.module.css';

interface LanguageBadgeProps {
  /** The language of instruction. */
  language: InstructionLanguage;
}

/** A badge for the language of instruction, easy to spot on a card. */
export function LanguageBadge({ language }: LanguageBadgeProps) {
  const taughtIn = language === 'bilingual' ? languageValues : [language];
  return (
    <span className={styles.badge}>
      {taughtIn.map((each, index) => (
        <span key={each} className={each === 'es' ? `${styles.half} ${styles.solid}` : styles.half}>
          <FormattedMessage {...languageMessages[each]} />
          {index < taughtIn.length - 1 && ' '}
        </span>
      ))}
    </span>
  );
}
