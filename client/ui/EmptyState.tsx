import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What would be here, as a heading of the level its place asks for. */
  heading: ReactNode;
  /** A sentence, then the next action. */
  children: ReactNode;
}

/** An empty sheet: what would be here and what to do next. */
export function EmptyState({ heading, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {heading}
      {children}
    </div>
  );
}
