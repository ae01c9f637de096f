import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { paths } from '../../../paths';
import { ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { focusHeading } from '../book/use-heading-focus';
import { CallOfficeButton } from '../../../ui/contact/CallOfficeButton';
import { confirmationMessages as messages } from './confirmation.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';
import styles from './FailedLookup.module.css';

interface ReassignedBookingProps {
  heading: string;
  booking: Confirmation_bookingFragment;
  site: SiteFacts | undefined;
}

/** Replaces a booking that its guest has just passed to another attendee: the link no longer opens it. */
export function ReassignedBooking({ heading, booking, site }: ReassignedBookingProps) {
  // The form that had the focus was removed, and the page is shorter without it.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
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
        <CallOfficeButton site={site} />
        <ButtonLink to={paths.home}>
          <FormattedMessage {...messages.backToHome} />
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
