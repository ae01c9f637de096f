import { FormattedMessage } from 'react-intl';

import type { BookingOutcome } from '../booking-outcome';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { bookingPayment } from '../booking-payment';
import { bookingOptionsMessages as messages } from './booking-options.messages';
import type { Confirmation_bookingFragment } from './ConfirmationPage.generated';

interface PolicySentenceProps {
  booking: Confirmation_bookingFragment;
  outcome: BookingOutcome;
}

/** What each change costs and its deadline, displayed before the choice. */
export function PolicySentence({ booking, outcome }: PolicySentenceProps) {
  const deadlineValues = useDeadlineValues();
  const { options, classInstance } = booking;
  const payment = bookingPayment(booking);
  const { cancel, move, changeAttendee } = options;
  if (outcome === 'classCancelled' && move.isAllowed)
    return (
      <p>
        <FormattedMessage {...messages[payment === 'paid' ? 'moveOff' : 'moveOffUnpaid']} />
      </p>
    );
  if (outcome === 'cancelled' || outcome === 'classCancelled')
    return (
      <p>
        <FormattedMessage {...messages.bookAgain} />
      </p>
    );
  // A refunded seat can be neither moved nor refunded again.
  if (booking.refundedOn !== null && changeAttendee.isAllowed) return null;
  if (!move.isAllowed || cancel.until === null)
    return (
      <p>
        <FormattedMessage {...messages.begun} />
      </p>
    );
  const deadline = deadlineValues(cancel.until, classInstance.timeZone);
  return (
    <p>
      {cancel.isAllowed ? (
        <FormattedMessage
          {...messages.cancelUntil}
          values={{ ...deadline, refund: payment === 'free' || payment === 'byContact' ? 'no' : 'yes' }}
        />
      ) : (
        <FormattedMessage
          {...messages[cancel.until === classInstance.refundDeadline ? 'cancelOver' : 'cancelKept']}
          values={deadline}
        />
      )}
    </p>
  );
}
