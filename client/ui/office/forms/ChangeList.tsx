import { FormattedMessage } from 'react-intl';

import styles from './ChangeList.module.css';
import { conflictMessages } from './conflict.messages';
import type { FieldChange } from './form-changes';

/** The differences between two versions of a record by field. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, before, now }) => (
        <div key={label} className={styles.change}>
          <dt>{label}</dt>
          <dd>
            <FormattedMessage {...conflictMessages.before} values={{ text: before || '–' }} />
          </dd>
          <dd className={styles.now}>
            <FormattedMessage {...conflictMessages.now} values={{ text: now || '–' }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
