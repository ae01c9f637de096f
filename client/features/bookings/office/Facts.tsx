import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import styles from './Facts.module.css';

export type Fact = [label: MessageDescriptor, value: ReactNode];

/** Labelled values; a dash for one that is missing. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label.id} className={styles.fact}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
