import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';
import { ChevronDown } from '../icons/site-icons';

interface DisclosureProps {
  /** The label that toggles it. */
  summary: ReactNode;
  /** On a wide screen the content is always visible, without a toggle. */
  openWhenWide?: boolean;
  children: ReactNode;
}

/** Expandable content, as a native `details` element. */
export function Disclosure({ summary, openWhenWide = false, children }: DisclosureProps) {
  return (
    // The user may have opened it before hydration.
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
