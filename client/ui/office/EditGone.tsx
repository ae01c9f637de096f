import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button, ButtonRow } from '../Button';
import { conflictMessages } from './conflict.messages';
import styles from './EditConflict.module.css';
import { Notice } from '../Notice';

interface EditGoneProps {
  /** Says which record somebody has deleted. */
  children: ReactNode;
  /** Drops what was typed. */
  onClose: () => void;
}

/** The record of a form was deleted while it was edited. In place of the buttons that would save it. */
export function EditGone({ children, onClose }: EditGoneProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
