import { useId, type ReactNode } from 'react';

import styles from './Panel.module.css';

interface PanelProps {
  /** An address may lead to it by this name. */
  anchor?: string;
  heading: ReactNode;
  /** A link or a button at the other end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A ruled box with its name in a ruled head. */
export function Panel({ anchor, heading, action, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
