import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import { useSite } from '../../../graphql/use-site';
import { usePageTitle } from '../../../ui/use-page-title';
import { bookingOutcome } from '../booking-outcome';
import { BookingTicket } from './BookingTicket';
import { confirmationNumberOf } from './confirmation-number';
import { confirmationMessages, outcomeMessages } from './confirmation.messages';
import { ConfirmationActions } from './ConfirmationActions';
import { ConfirmationHeading } from './ConfirmationHeading';
import styles from './ConfirmationPage.module.css';
import { useConfirmationPageQuery } from './ConfirmationPage.generated';
import { ConfirmationSkeleton } from './ConfirmationSkeleton';
import { NextSteps } from './NextSteps';
import { PlansChange } from './PlansChange';
import { useOpenedAt } from '../use-opened-at';

/** /booking-confirmation/{id}: the booking as a permit. Anyone with the link may open it, also much later. */
export function ConfirmationPage() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const site = useSite();
  const openedAt = useOpenedAt();
  const { data, error } = useConfirmationPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const booking = data?.bookingConfirmation;
  const isLoading = !data && !error;

  useEffect(() => {
    // Specification section 8: a failed lookup is logged, and the visitor sees the heading without details.
    if (error) console.error('The booking could not be looked up.', error);
    else if (booking === null) console.error('There is no booking with this id.');
  }, [error, booking]);

  const outcome = booking ? bookingOutcome(booking.bookingStatus, booking.classInstance.status) : 'confirmed';
  const heading = intl.formatMessage(isLoading ? confirmationMessages.yourBooking : outcomeMessages[outcome]);
  usePageTitle(
    booking
      ? intl.formatMessage(confirmationMessages.pageTitle, { heading, number: confirmationNumberOf(booking) })
      : heading,
  );
  const hasStarted = booking ? openedAt >= Date.parse(booking.classInstance.startsAt) : false;
  const isAhead = outcome === 'confirmed' && !hasStarted;

  return (
    <div className={`wrap ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <ConfirmationHeading heading={heading} outcome={outcome} booking={booking ?? undefined} />
      {isLoading ? (
        <ConfirmationSkeleton />
      ) : (
        <div className={booking ? `${styles.grid} ${styles.withPermit}` : styles.grid}>
          {booking && <BookingTicket booking={booking} outcome={outcome} site={site} />}
          <div className={styles.side}>
            <ConfirmationActions booking={booking ?? undefined} isAhead={isAhead} />
            {isAhead && <NextSteps booking={booking ?? undefined} site={site} openedAt={openedAt} />}
            <PlansChange
              booking={isAhead ? (booking ?? undefined) : undefined}
              site={site}
              openedAt={openedAt}
            />
          </div>
        </div>
      )}
    </div>
  );
}
