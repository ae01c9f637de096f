import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FormButtons, type FormButtonsProps } from './FormButtons';
import styles from './SaveBar.module.css';
import { Shape } from '../../elements/Shape';
import { unsavedMessages } from './unsaved.messages';

interface SaveBarProps extends Pick<FormButtonsProps, 'isBusy' | 'saveLabel' | 'onCancel'> {
  isDirty: boolean;
  /** The effect of saving on others. */
  warning?: ReactNode;
}

/** The footer of a form of the console: always visible, striped while there are unsaved changes. */
export function SaveBar({ isDirty, warning, ...buttons }: SaveBarProps) {
  return (
    <div className={isDirty ? `${styles.bar} ${styles.unsaved}` : styles.bar}>
      <div role="status" className={styles.warning}>
        {warning && (
          <>
            <Shape name="warning" className={styles.mark} />
            <p>{warning}</p>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <FormButtons {...buttons} />
      </div>
      <p role="status" className={styles.state}>
        {isDirty && <FormattedMessage {...unsavedMessages.state} />}
      </p>
    </div>
  );
}
