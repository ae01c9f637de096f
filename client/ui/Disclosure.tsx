import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';
import { ChevronDown } from './icons/site-icons';

interface DisclosureProps {
  /** What opens it. */
  summary: ReactNode;
  /** On a wide screen there is room: the content is simply there, without anything to press. */
  openWhenWide?: boolean;
  children: ReactNode;
}

/** More to read for those who want it; the browser's own `details`. */
export function Disclosure({ summary, openWhenWide = false, children }: DisclosureProps) {
  return (
    // It may be open before React knows of it.
    <details
      className={openWhenWide ? `${styles.details} ${styles.openWhenWide}` : styles.details}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
