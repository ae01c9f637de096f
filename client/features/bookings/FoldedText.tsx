import { FormattedMessage } from 'react-intl';

import type { LocalizedText } from '../../i18n/localized';
import { Disclosure } from '../../ui/Disclosure';
import { classSummaryMessages } from './class-summary.messages';
import { foldText } from './fold-text';
import styles from './FoldedText.module.css';

/** A text of the office, which may be long: its beginning, and the rest when it is asked for. */
export function FoldedText({ text: { text, lang } }: { text: LocalizedText }) {
  const { start, rest } = foldText(text);
  return (
    <div className={styles.text}>
      <p lang={lang}>{start}</p>
      {rest && (
        <Disclosure summary={<FormattedMessage {...classSummaryMessages.readOn} />}>
          <p lang={lang}>{rest}</p>
        </Disclosure>
      )}
    </div>
  );
}
