import type { ReactNode } from 'react';

import styles from './Banner.module.css';
import { CircleAlert } from './icons/site-icons';

interface BannerProps {
  /** What failed, in a sentence. Nothing to show when it is empty; the region itself always stands. */
  children: ReactNode;
  /** What to do now: buttons. */
  action?: ReactNode;
}

/** A failure of the whole page, above its content. Always rendered, so that what comes into it is announced. */
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
