import { FormattedMessage } from 'react-intl';

import type { SiteFacts } from '../../../graphql/use-site';
import { paths } from '../../../paths';
import { Button, ButtonLink, ButtonRow } from '../../../ui/elements/Button';
import { loadingMessages } from '../book/class-loading.messages';
import { CallOfficeButton } from '../../../ui/contact/CallOfficeButton';
import { confirmationMessages } from './confirmation.messages';
import { bookingOptionsMessages } from './booking-options.messages';
import styles from './FailedLookup.module.css';

/** Why no booking is displayed: none has this id, or loading failed. */
export type LookupFailure = 'notFound' | 'notLoaded';

interface FailedLookupProps {
  failure: LookupFailure;
  /** The booking was made in this tab, so it exists whatever the lookup returned. */
  isBookedHere: boolean;
  site: SiteFacts | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces the details of the booking below the heading. */
export function FailedLookup({ failure, isBookedHere, site, isRetrying, onRetry }: FailedLookupProps) {
  const message = isBookedHere
    ? confirmationMessages.detailsMissing
    : confirmationMessages[failure === 'notFound' ? 'notFoundBody' : 'notLoadedBody'];
  return (
    <div className={`no-print ${styles.failed}`}>
      <p role={isBookedHere ? 'status' : 'alert'}>
        <FormattedMessage {...message} />
      </p>
      <ButtonRow>
        {!isBookedHere && failure === 'notFound' ? (
          <ButtonLink variant="primary" to={paths.findBooking}>
            <FormattedMessage {...bookingOptionsMessages.findBooking} />
          </ButtonLink>
        ) : (
          <Button
            variant={isBookedHere ? 'secondary' : 'primary'}
            busy={isRetrying}
            busyLabel={<FormattedMessage {...loadingMessages.retrying} />}
            onClick={onRetry}
          >
            <FormattedMessage {...loadingMessages.retry} />
          </Button>
        )}
        {!isBookedHere && <CallOfficeButton site={site} />}
        {!isBookedHere && (
          <ButtonLink to={paths.home}>
            <FormattedMessage {...confirmationMessages.backToHome} />
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  );
}
