import type { ReactNode } from 'react';

import styles from './Notice.module.css';

interface NoticeProps {
  /** `stripe` is only for full, cancelled and unsaved. */
  look?: 'plain' | 'stripe';
  /**
   * Screen readers announce `status` at the next pause and `alert` at once. Omit for text that is there from the start.
   */
  live?: 'status' | 'alert';
  children: ReactNode;
}

/** A framed text to read before continuing. */
export function Notice({ look = 'plain', live, children }: NoticeProps) {
  return (
    <div className={look === 'stripe' ? `${styles.notice} ${styles.stripe}` : styles.notice} role={live}>
      {children}
    </div>
  );
}
