import { FormattedMessage, useIntl } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { useFormats } from '../../../i18n/formats';
import { useZoneName } from '../../../i18n/zone-name';
import { Phone } from '../../../ui/icons/site-icons';
import { callOfficeMessages } from '../call-office.messages';
import { confirmationMessages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import { SectionGroup } from '../../../ui/FormGroup';
import styles from './PlansChange.module.css';

interface PlansChangeProps {
  /** Given while its class is ahead: then its refund deadline still says something. */
  booking: Confirmation_bookingFragment | undefined;
  site: SiteFacts | undefined;
  openedAt: number;
}

/** Until when cancelling is free, and the phone for that and for everything else. */
export function PlansChange({ booking, site, openedAt }: PlansChangeProps) {
  const intl = useIntl();
  if (!booking && !site) return null;
  const heading = booking ? confirmationMessages.plansHeading : confirmationMessages.questionsHeading;
  return (
    <SectionGroup id="plans-change" heading={intl.formatMessage(heading)}>
      {booking && booking.amountCents > 0 && <Deadline booking={booking} openedAt={openedAt} />}
      {booking?.amountCents === 0 && (
        <p>
          <FormattedMessage {...confirmationMessages.freePlans} />
        </p>
      )}
      {site && (
        <p>
          <a className={styles.call} href={`tel:${site.companyPhone}`}>
            <Phone className={styles.icon} />
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </a>
        </p>
      )}
    </SectionGroup>
  );
}

function Deadline({ booking, openedAt }: { booking: Confirmation_bookingFragment; openedAt: number }) {
  const formats = useFormats();
  const zoneName = useZoneName();
  const { refundDeadline, timeZone } = booking.classInstance;
  return (
    <p>
      {openedAt > Date.parse(refundDeadline) ? (
        <FormattedMessage {...confirmationMessages.refundOver} />
      ) : (
        <FormattedMessage
          {...confirmationMessages.cancelBy}
          values={{
            deadline: formats.nearInstant(refundDeadline, timeZone),
            zone: zoneName(timeZone),
            strong: (words) => <strong>{words}</strong>,
          }}
        />
      )}
    </p>
  );
}
