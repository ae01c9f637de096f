import { FormattedMessage } from 'react-intl';

import styles from './Waiting.module.css';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { filledOfferMessages } from './offer.messages';

interface HeldUntilProps {
  seats: number;
  expiresAt: string;
  timeZone: string;
}

/** How many seats an offer holds, and until when. */
export function HeldUntil({ seats, expiresAt, timeZone }: HeldUntilProps) {
  const deadlineValues = useDeadlineValues();
  return (
    <>
      <h2 className={styles.heldTitle}>
        <FormattedMessage {...filledOfferMessages.heldHeading} values={{ seats }} />
      </h2>
      <p>
        <FormattedMessage
          {...filledOfferMessages.heldUntil}
          values={{
            seats,
            ...deadlineValues(expiresAt, timeZone),
          }}
        />
      </p>
    </>
  );
}
