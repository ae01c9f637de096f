import type { ReactNode } from 'react';

import styles from './Notice.module.css';

interface NoticeProps {
  /** `stripe` is kept for full, cancelled and unsaved; everything else is plain. */
  look?: 'plain' | 'stripe';
  /** `status` waits for a pause, `alert` does not. Leave out for text that is there from the start. */
  live?: 'status' | 'alert';
  children: ReactNode;
}

/** Something to read before going on. */
export function Notice({ look = 'plain', live, children }: NoticeProps) {
  return (
    <div className={look === 'stripe' ? `${styles.notice} ${styles.stripe}` : styles.notice} role={live}>
      {children}
    </div>
  );
}
