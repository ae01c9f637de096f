import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './BackLink.module.css';

/** To the list that a page is one of; stands above its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="no-print">
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}
