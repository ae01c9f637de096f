import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../../elements/Button';
import { ChangeList } from './ChangeList';
import { conflictMessages } from './conflict.messages';
import styles from './EditConflict.module.css';
import { Notice } from '../../elements/Notice';
import { useFocusOnMount } from '../../page/use-focus-on-mount';

interface EditConflictProps {
  /** The changes in the other version; empty if none is displayed in the form. */
  changes: readonly { label: string; before: string; now: string }[];
  /** Discards the typed values. */
  onTakeTheirs: () => void;
  /** Keeps the changed fields, and saves them over the other version. */
  onKeepMine: () => void;
}

/**
 * An edit conflict: the changes of the other version, and the choice. Takes the focus, because the save button may be
 * a screen away. To be rendered in an alert region.
 */
export function EditConflict({ changes, onTakeTheirs, onKeepMine }: EditConflictProps) {
  const heading = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Notice look="stripe">
      <p ref={heading} tabIndex={-1} className={styles.heading}>
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
