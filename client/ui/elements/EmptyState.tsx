import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What is missing, in a heading of the level that fits its context. */
  heading: ReactNode;
  /** A sentence and the next action. */
  children: ReactNode;
}

/** A placeholder for empty content, with the next action. */
export function EmptyState({ heading, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {heading}
      {children}
    </div>
  );
}
