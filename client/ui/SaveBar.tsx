import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from './Button';
import styles from './SaveBar.module.css';
import { unsavedMessages } from './unsaved.messages';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  saveLabel: ReactNode;
  onCancel: () => void;
}

/** The foot of a form of the console: in sight while the form is, striped while something is not saved. */
export function SaveBar({ isDirty, isBusy, saveLabel, onCancel }: SaveBarProps) {
  return (
    <div className={isDirty ? `${styles.bar} ${styles.unsaved}` : styles.bar}>
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
