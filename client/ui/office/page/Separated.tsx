import { Children, type ReactNode } from 'react';

import styles from './Separated.module.css';

/** Texts or links in one line with dots between them; no line begins or ends with a dot. */
export function Separated({ children }: { children: readonly ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {Children.toArray(children).map((part, index) => (
        <span key={index} className={styles.part}>
          {index > 0 && <span className={styles.dot}>{' · '}</span>}
          {part}
        </span>
      ))}
    </span>
  );
}
