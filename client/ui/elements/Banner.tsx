import type { ReactNode } from 'react';

import styles from './Banner.module.css';
import { CircleAlert } from '../icons/site-icons';

interface BannerProps {
  /** The failure in one sentence. If empty, nothing is visible, but the live region is rendered. */
  children: ReactNode;
  /** Buttons to recover. */
  action?: ReactNode;
}

/** A failure of the whole page, above its content. Always rendered, so that screen readers announce it. */
export function Banner({ children, action }: BannerProps) {
  return (
    <div role="alert">
      {children && (
        <div className={styles.banner}>
          <p className={styles.text}>
            <CircleAlert className={styles.icon} />
            <span>{children}</span>
          </p>
          {action}
        </div>
      )}
    </div>
  );
}
