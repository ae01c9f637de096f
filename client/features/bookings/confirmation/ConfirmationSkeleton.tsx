import { FormattedMessage } from 'react-intl';

import { Skeleton } from '../../../ui/loading/Skeleton';
import { confirmationMessages } from './confirmation.messages';
import styles from './ConfirmationSkeleton.module.css';

/** Skeleton of the page while the booking is loading. */
export function ConfirmationSkeleton() {
  return (
    <div className={styles.permit} role="status">
      <span className="visually-hidden">
        <FormattedMessage {...confirmationMessages.loading} />
      </span>
      <Skeleton width="12rem" height="4.5rem" />
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="40%" />
      <Skeleton width="70%" height="6rem" />
      <Skeleton width="50%" />
    </div>
  );
}
