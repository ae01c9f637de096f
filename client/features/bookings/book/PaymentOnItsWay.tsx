import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { PartNotLoadedError } from '../../../ui/reload-once';
import { Skeleton } from '../../../ui/Skeleton';
import { paymentFrameMessages } from './booking-form.messages';
import styles from '../../../ui/FormGroup.module.css';

interface PaymentOnItsWayProps {
  hasFailed: boolean;
  load: () => void;
}

/** In place of the second step while its file is on its way. */
export function PaymentOnItsWay({ hasFailed, load }: PaymentOnItsWayProps) {
  useEffect(load, [load]);
  // Only a new page can bring the step now; the draft outlives it.
  if (hasFailed) throw new PartNotLoadedError();
  return (
    <div className={styles.form} role="status">
      <span className="visually-hidden">
        <FormattedMessage {...paymentFrameMessages.loading} />
      </span>
      <Skeleton height="20rem" />
    </div>
  );
}
