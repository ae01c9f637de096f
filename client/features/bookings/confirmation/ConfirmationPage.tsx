import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { refreshQuery } from '../../../graphql/refresh/refresh-query';
import { useSite } from '../../../graphql/use-site';
import { usePageTitle } from '../../../ui/page/use-page-title';
import { focusHeading } from '../book/use-heading-focus';
import { hasAskedForAccount, isBookedHere } from '../booked-here';
import { useToldOfBooking } from '../keep-booked';
import { bookingOutcome } from '../booking-outcome';
import { failureHeadings, outcomeMessages } from '../outcome.messages';
import { BookingTicket } from './BookingTicket';
import { confirmationNumberOf } from './confirmation-number';
import { confirmationMessages } from './confirmation.messages';
import { ConfirmationActions } from './ConfirmationActions';
import { ConfirmationHeading } from './ConfirmationHeading';
import styles from './ConfirmationPage.module.css';
import { useConfirmationPageQuery } from './ConfirmationPage.generated';
import { ConfirmationSkeleton } from './ConfirmationSkeleton';
import { forgetEarlierRequest, isOfEarlierRequest } from './earlier-request';
import { FailedLookup, type LookupFailure } from './FailedLookup';
import { NextSteps } from './NextSteps';
import { ReassignedBooking } from './ReassignedBooking';
import { BookingOptions } from './BookingOptions';
import { useNewLink } from './use-new-link';
import { useOpenedAt } from '../../../ui/page/use-opened-at';
import { useRecordId } from '../../../ui/page/use-record-id';

/** /booking-confirmation/{id}: the booking. Anyone with the link may open it, also much later. */
export function ConfirmationPage() {
  const intl = useIntl();
  const site = useSite();
  const openedAt = useOpenedAt();
  useToldOfBooking();
  const { id, isFromChange, continueWith } = useNewLink(useRecordId());
  const query = useConfirmationPageQuery({
    variables: { id },
    fetchPolicy: isFromChange ? 'cache-first' : 'cache-and-network',
  });
  const { data, error, refetch, networkStatus } = query;
  const booking = data?.bookingConfirmation;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const failure = failureOf(booking, error !== undefined || isRetrying);
  const isLoading = booking === undefined && !failure;
  const historyState: unknown = useLocation().state;
  const [hasReturned, setHasReturned] = useState(false);
  // Its link may have been replaced meanwhile.
  const isMadeHere = isBookedHere(historyState) && !hasReturned;
  const isUnknown = failure !== undefined && !isMadeHere;

  useEffect(() => {
    if (error) console.error('The booking could not be looked up.', error);
    else if (booking === null) console.error('There is no booking with this id.');
  }, [error, booking]);

  /** The status of the booking after the guest's last change on this page. */
  const [changedTo, setChangedTo] = useState<string>();
  const hasReloaded = useRef(false);
  useEffect(() => {
    // What had the focus was removed: the button, or the panel of a booking that is not found any more.
    if (hasReloaded.current && document.activeElement === document.body) focusHeading();
  }, [booking]);
  const reload = () => {
    hasReloaded.current = true;
    void refetch();
  };

  const outcome = booking ? bookingOutcome(booking, openedAt) : 'confirmed';
  const isJustCancelled = changedTo === 'cancelled' && outcome === 'cancelled';
  useEffect(() => {
    // The page is another one, without the button that had the focus.
    if (isJustCancelled) focusHeading();
  }, [isJustCancelled]);
  const statedHeading = booking?.isPassedOn ? confirmationMessages.reassigned : outcomeMessages[outcome];
  const headingMessage = isLoading ? confirmationMessages.yourBooking : statedHeading;
  const heading = intl.formatMessage(isUnknown ? failureHeadings[failure] : headingMessage);
  usePageTitle(
    booking
      ? intl.formatMessage(confirmationMessages.pageTitle, { heading, number: confirmationNumberOf(booking) })
      : heading,
  );
  const hasStarted = booking ? openedAt >= Date.parse(booking.classInstance.startsAt) : false;
  const isAhead = outcome === 'confirmed' && !hasStarted;

  if (booking?.isPassedOn)
    return (
      <div className={`wrap ${styles.page}`}>
        <meta name="robots" content="noindex" />
        <ReassignedBooking heading={heading} booking={booking} site={site} />
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <ConfirmationHeading
        heading={heading}
        outcome={outcome}
        booking={booking ?? undefined}
        isJustCancelled={isJustCancelled}
        isOfEarlierRequest={changedTo === undefined && isOfEarlierRequest(id)}
      />
      {failure && (
        <FailedLookup
          failure={failure}
          isBookedHere={isMadeHere}
          site={site}
          isRetrying={isRetrying}
          onRetry={reload}
        />
      )}
      {isLoading && <ConfirmationSkeleton />}
      {!isLoading && !isUnknown && (
        <div className={booking ? `${styles.grid} ${styles.withPermit}` : styles.grid}>
          {booking && <BookingTicket booking={booking} outcome={outcome} site={site} />}
          <div className={styles.side}>
            <ConfirmationActions booking={booking ?? undefined} isAhead={isAhead} />
            {isAhead && (
              <NextSteps
                booking={booking ?? undefined}
                site={site}
                openedAt={openedAt}
                asksForAccount={hasAskedForAccount(historyState)}
              />
            )}
            <BookingOptions
              booking={booking ?? undefined}
              outcome={outcome}
              site={site}
              onStale={reload}
              onReturn={() => {
                hasReloaded.current = true;
                setHasReturned(true);
                refreshQuery(query);
              }}
              onChanged={(changed) => {
                forgetEarlierRequest(id);
                setChangedTo(changed.bookingStatus);
                continueWith(changed);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** @param hasNoResponse the lookup failed, or is being retried after a failure */
function failureOf(booking: object | null | undefined, hasNoResponse: boolean): LookupFailure | undefined {
  if (booking === null) return 'notFound';
  return booking === undefined && hasNoResponse ? 'notLoaded' : undefined;
}
