import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../../../ui/elements/Banner';
import { ReloadButton } from '../../../ui/loading/ReloadButton';
import { pageLoadMessages } from '../../../ui/loading/page-load.messages';
import { Skeleton } from '../../../ui/loading/Skeleton';
import styles from '../../../ui/forms/FormGroup.module.css';

interface PaymentLoadingProps {
  hasFailed: boolean;
  load: () => void;
}

/** Replaces the second step while its chunk is loading, and if that fails. */
export function PaymentLoading({ hasFailed, load }: PaymentLoadingProps) {
  useEffect(load, [load]);
  // Not an error of the page: that would unmount the form with its passwords, which the draft does not contain.
  if (hasFailed)
    return (
      <div className={styles.form}>
        <Banner>
          <FormattedMessage {...pageLoadMessages.lostHeading} />
        </Banner>
        <p>
          <FormattedMessage {...pageLoadMessages.lostText} />
        </p>
        <ReloadButton />
      </div>
    );
  return (
    <div className={styles.form} role="status">
      <span className="visually-hidden">
        <FormattedMessage {...pageLoadMessages.loading} />
      </span>
      <Skeleton height="20rem" />
    </div>
  );
}
