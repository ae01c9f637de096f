import { FormattedMessage } from 'react-intl';

import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import styles from './Waiting.module.css';
import { filledOfferMessages } from './offer.messages';

interface HeldUntilProps {
  seats: number;
  expiresAt: string;
  timeZone: string;
}

/** How many seats an offer holds, and until when. */
export function HeldUntil({ seats, expiresAt, timeZone }: HeldUntilProps) {
  const formats = useFormats();
  const zoneName = useZoneName();
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
            until: formats.nearInstant(expiresAt, timeZone),
            zone: zoneName(timeZone),
            strong: (chunks) => <strong>{chunks}</strong>,
          }}
        />
      </p>
    </>
  );
}
