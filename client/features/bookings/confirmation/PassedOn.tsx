import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { paths } from '../../../paths';
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/Button';
import { Phone } from '../../../ui/icons/site-icons';
import { focusHeading } from '../book/use-heading-focus';
import { callOfficeMessages } from '../call-office.messages';
import { confirmationMessages as messages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import styles from './FailedLookup.module.css';

interface PassedOnProps {
  heading: string;
  booking: Confirmation_bookingFragment;
  site: SiteFacts | undefined;
}

/** In place of a booking that its guest has just passed on: the link opens it no more. */
export function PassedOn({ heading, booking, site }: PassedOnProps) {
  // The form that had the focus is gone.
  useEffect(() => focusHeading(), []);
  return (
    <div className={styles.failed}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p role="status">
        <FormattedMessage
          {...messages.passedOnLead}
          values={{ name: `${booking.firstName} ${booking.lastName}`, email: booking.email }}
        />
      </p>
      <ButtonRow>
        {site && (
          <ButtonAnchor href={`tel:${site.companyPhone}`}>
            <Phone />
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </ButtonAnchor>
        )}
        <ButtonLink to={paths.home}>
          <FormattedMessage {...messages.backToHome} />
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
