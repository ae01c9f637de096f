import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../Button';
import { ChangeList } from './ChangeList';
import { conflictMessages } from './conflict.messages';
import styles from './EditConflict.module.css';
import { Notice } from '../Notice';

interface EditConflictProps {
  /** What somebody else changed in the meantime; empty when only things the form does not show. */
  changes: readonly { label: string; before: string; now: string }[];
  /** Drops what was typed. */
  onTakeTheirs: () => void;
  /** What was typed stays and may be saved over the other changes. */
  onKeepMine: () => void;
}

/** Two people edited one record: what the other one changed, and what to do now. Stands in an alert region. */
export function EditConflict({ changes, onTakeTheirs, onKeepMine }: EditConflictProps) {
  return (
    <Notice look="stripe">
      <p className={styles.heading}>
        <FormattedMessage {...conflictMessages.heading} />
      </p>
      {changes.length === 0 ? (
        <p>
          <FormattedMessage {...conflictMessages.nothingShown} />
        </p>
      ) : (
        <ChangeList changes={changes} />
      )}
      <ButtonRow>
        <Button size="small" onClick={onTakeTheirs}>
          <FormattedMessage {...conflictMessages.takeTheirs} />
        </Button>
        <Button size="small" onClick={onKeepMine}>
          <FormattedMessage {...conflictMessages.keepMine} />
        </Button>
      </ButtonRow>
    </Notice>
  );
}
