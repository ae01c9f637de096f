import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import styles from './Crew.module.css';

interface AdditionalFieldsProps {
  label: MessageDescriptor;
  /** A hidden field has a value or an error. */
  isNeeded: boolean;
  children: ReactNode;
}

/** Optional fields behind a button; they stay open. */
export function AdditionalFields({ label, isNeeded, children }: AdditionalFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  useEffect(() => {
    // The button that had the focus was removed.
    if (isPressed) fields.current?.querySelector('input')?.focus();
  }, [isPressed]);
  return isPressed || wasNeeded ? (
    <div ref={fields} className={styles.opened}>
      {children}
    </div>
  ) : (
    <button type="button" className={styles.more} onClick={() => setIsPressed(true)}>
      + <FormattedMessage {...label} />
    </button>
  );
}
