import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../../elements/Button';
import { conflictMessages } from './conflict.messages';
import styles from './EditConflict.module.css';
import { Notice } from '../../elements/Notice';
import { useFocusOnMount } from '../../page/use-focus-on-mount';

interface EditGoneProps {
  /** Names the deleted record. */
  children: ReactNode;
  /** Discards the typed values. */
  onClose: () => void;
}

/** The record was deleted while it was edited. Replaces the save buttons. */
export function EditGone({ children, onClose }: EditGoneProps) {
  const heading = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Notice look="stripe">
      <p ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </p>
      <p>
        <FormattedMessage {...conflictMessages.goneText} />
      </p>
      <ButtonRow>
        <Button size="small" onClick={onClose}>
          <FormattedMessage {...conflictMessages.closeGone} />
        </Button>
      </ButtonRow>
    </Notice>
  );
}
