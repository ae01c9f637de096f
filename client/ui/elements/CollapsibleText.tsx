import type { ReactNode } from 'react';

import type { LocalizedText } from '../../i18n/localized';
import { Disclosure } from './Disclosure';
import { splitLongText } from './split-long-text';
import styles from './CollapsibleText.module.css';

interface CollapsibleTextProps {
  text: LocalizedText;
  /** The label that shows the rest. */
  readOn: ReactNode;
}

/** The beginning of a long text written by the office, and a button that shows the rest. */
export function CollapsibleText({ text: { text, lang }, readOn }: CollapsibleTextProps) {
  const { start, rest } = splitLongText(text);
  return (
    <div className={styles.text}>
      <p lang={lang}>{start}</p>
      {rest && (
        <Disclosure summary={readOn}>
          <p lang={lang}>{rest}</p>
        </Disclosure>
      )}
    </div>
  );
}
