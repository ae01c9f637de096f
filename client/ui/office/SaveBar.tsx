import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../Button';
import styles from './SaveBar.module.css';
import { Shape } from '../Shape';
import { unsavedMessages } from './unsaved.messages';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  saveLabel: ReactNode;
  /** The effect of saving on others. */
  warning?: ReactNode;
  onCancel: () => void;
}

/** The footer of a form of the console: always visible, striped while there are unsaved changes. */
export function SaveBar({ isDirty, isBusy, saveLabel, warning, onCancel }: SaveBarProps) {
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
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={<FormattedMessage {...unsavedMessages.saving} />}
        >
          {saveLabel}
        </Button>
        <Button data-leaves onClick={onCancel}>
          <FormattedMessage {...unsavedMessages.cancel} />
        </Button>
      </div>
      <p role="status" className={styles.state}>
        {isDirty && <FormattedMessage {...unsavedMessages.state} />}
      </p>
    </div>
  );
}
