import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import styles from './Crew.module.css';

interface PersonMoreProps {
  label: MessageDescriptor;
  /** Something is typed, or wrong, in what it hides. */
  isNeeded: boolean;
  children: ReactNode;
}

/** Optional fields behind a button, which stay once they are opened. */
export function PersonMore({ label, isNeeded, children }: PersonMoreProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  useEffect(() => {
    // The button that had the focus is gone.
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
