import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './BackLink.module.css';

/** The link above the heading to the list that contains the record. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="no-print">
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
