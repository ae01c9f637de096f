import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { Banner } from '../../../ui/Banner';
import { LoadAgain } from '../../../ui/LoadAgain';
import { lostPageMessages } from '../../../ui/lost-page.messages';
import { Skeleton } from '../../../ui/Skeleton';
import styles from '../../../ui/FormGroup.module.css';

interface PaymentOnItsWayProps {
  hasFailed: boolean;
  load: () => void;
}

/** Replaces the second step while its chunk is loading, and if that fails. */
export function PaymentOnItsWay({ hasFailed, load }: PaymentOnItsWayProps) {
  useEffect(load, [load]);
  // Not an error of the page: that would unmount the form with its passwords, which the draft does not contain.
  if (hasFailed)
    return (
      <div className={styles.form}>
        <Banner>
          <FormattedMessage {...lostPageMessages.lostHeading} />
        </Banner>
        <p>
          <FormattedMessage {...lostPageMessages.lostText} />
        </p>
        <LoadAgain />
      </div>
    );
  return (
    <div className={styles.form} role="status">
      <span className="visually-hidden">
        <FormattedMessage {...lostPageMessages.loading} />
      </span>
      <Skeleton height="20rem" />
    </div>
  );
}
