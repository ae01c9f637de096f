import { FormattedMessage, useIntl } from 'react-intl';

import { usePriceText } from '../../../i18n/price';
import { useLocale } from '../../../i18n/use-locale';
import { ButtonAnchor } from '../../../ui/elements/Button';
import { Notice } from '../../../ui/elements/Notice';
import { hasCertificate, type BookingOutcome } from '../booking-outcome';
import { bookingPayment } from '../booking-payment';
import { certificateAddress } from '../certificate';
import { certificateMessages } from '../certificate.messages';
import { bookingOptionsMessages } from './booking-options.messages';
import { confirmationMessages } from './confirmation.messages';
import styles from './ConfirmationHeading.module.css';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';

interface ConfirmationHeadingProps {
  heading: string;
  outcome: BookingOutcome;
  booking: Confirmation_bookingFragment | undefined;
  /** The guest has cancelled the booking on this page. */
  isJustCancelled: boolean;
  /** The booking lacks what the guest has corrected since it was requested. */
  isOfEarlierRequest: boolean;
}

const leadOf = {
  confirmed: confirmationMessages.sentTo,
  cancelled: confirmationMessages.cancelledLead,
  classCancelled: confirmationMessages.classCancelledLead,
  completed: confirmationMessages.completedLead,
  absent: confirmationMessages.absentLead,
  over: confirmationMessages.overLead,
} as const;

/** The heading with the outcome of the booking, below a hazard stripe if it failed. */
export function ConfirmationHeading({
  heading,
  outcome,
  booking,
  isJustCancelled,
  isOfEarlierRequest,
}: ConfirmationHeadingProps) {
  const intl = useIntl();
  const priceText = usePriceText();
  const { language } = useLocale();
  const leadMessage = () => {
    if (outcome === 'cancelled' && isJustCancelled) return confirmationMessages.cancelledHere;
    // The address may be that of the contact, who is not the attendee.
    if (outcome === 'confirmed' && booking?.isOfCrew) return confirmationMessages.sentToCrew;
    return leadOf[outcome];
  };
  const content = (
    <div className={styles.top}>
      <h1 tabIndex={-1}>{heading}</h1>
      {booking && (
        <p className={`no-print ${styles.lead}`}>
          <FormattedMessage
            {...leadMessage()}
            values={{
              firstName: booking.firstName,
              email: booking.email,
              paid: bookingPayment(booking) === 'paid' ? 'yes' : 'no',
              payment: bookingPayment(booking),
              amount: priceText(booking.amountCents),
            }}
          />
        </p>
      )}
      {outcome === 'confirmed' && isOfEarlierRequest && (
        <div className="no-print">
          <Notice>
            <p>
              <FormattedMessage
                {...confirmationMessages.earlierRequest}
                values={{ button: intl.formatMessage(bookingOptionsMessages.change) }}
              />
            </p>
          </Notice>
        </div>
      )}
      {booking && hasCertificate(booking) && (
        <p className="no-print">
          <ButtonAnchor variant="primary" href={certificateAddress(booking.id, language)} download>
            <FormattedMessage {...certificateMessages.certificate} />
          </ButtonAnchor>
        </p>
      )}
      {outcome === 'classCancelled' && booking?.options.move.isAllowed && (
        <p className="no-print">
          <ButtonAnchor href="#booking-move">
            <FormattedMessage {...bookingOptionsMessages.move} />
          </ButtonAnchor>
        </p>
      )}
      {booking?.isMoved && (outcome === 'confirmed' || outcome === 'classCancelled') && (
        <p>
          <FormattedMessage {...confirmationMessages.isMoved} />
        </p>
      )}
    </div>
  );
  const cameToNothing = outcome === 'cancelled' || outcome === 'classCancelled';
  return cameToNothing ? <Notice look="stripe">{content}</Notice> : content;
}
