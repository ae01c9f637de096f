import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../../ui/Button';
import { isServerReachable } from '../../../ui/is-server-reachable';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { paymentFrameMessages } from './booking-form.messages';
import { loadingMessages } from './class-loading.messages';
import styles from '../../../ui/FormGroup.module.css';

interface PaymentOnItsWayProps {
  hasFailed: boolean;
  load: () => void;
}

/** In place of the second step while its file is on its way, and when it did not come. */
export function PaymentOnItsWay({ hasFailed, load }: PaymentOnItsWayProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(load, [load]);
  const retry = async () => {
    setIsRetrying(true);
    // The draft outlives a new page, which alone can bring the step now.
    if (await isServerReachable()) window.location.reload();
    else setIsRetrying(false);
  };
  return (
    <div className={styles.form}>
      {hasFailed ? (
        <Notice live="alert">
          <h2>
            <FormattedMessage {...paymentFrameMessages.notLoadedHeading} />
          </h2>
          <p>
            <FormattedMessage {...paymentFrameMessages.notLoadedBody} />
          </p>
          <div>
            <Button
              size="small"
              busy={isRetrying}
              busyLabel={<FormattedMessage {...loadingMessages.retrying} />}
              onClick={() => void retry()}
            >
              <FormattedMessage {...loadingMessages.retry} />
            </Button>
          </div>
        </Notice>
      ) : (
        <div role="status">
          <span className="visually-hidden">
            <FormattedMessage {...paymentFrameMessages.loading} />
          </span>
          <Skeleton height="20rem" />
        </div>
      )}
    </div>
  );
}
