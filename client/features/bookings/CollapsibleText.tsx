import { FormattedMessage } from 'react-intl';

import type { LocalizedText } from '../../i18n/localized';
import { Disclosure } from '../../ui/Disclosure';
import { classSummaryMessages } from './class-summary.messages';
import { splitLongText } from './split-long-text';
import styles from './CollapsibleText.module.css';

/** The beginning of a long text written by the office, and a button that shows the rest. */
export function CollapsibleText({ text: { text, lang } }: { text: LocalizedText }) {
  const { start, rest } = splitLongText(text);
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
