import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useOfficeFormats } from '../../../../i18n/office/office-formats';
import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingListMessages } from '../booking-list.messages';
import { bulkMessages } from '../bulk/bulk-bookings.messages';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import { takesPlace } from '../class-progress';
import { notifyMessages as messages } from './notify.messages';
import { NotifyAttendees } from './NotifyAttendees';
import { WaitingWarning } from './WaitingWarning';

interface CancelDialogProps {
  /** One or several. */
  bookings: readonly OfficeBookingFragment[];
  isBusy: boolean;
  onConfirm: (isNotified: boolean) => void;
  onClose: () => void;
}

/** Confirms the cancellation of bookings, with the choice to notify the attendees. */
export function CancelDialog({ bookings, isBusy, onConfirm, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const { amount } = useOfficeFormats();
  // An email about a class that is over or cancelled could not be stopped by Undo.
  const [finalCount] = useState(() => bookings.filter((each) => !takesPlace(each.classInstance)).length);
  const [isNotified, setIsNotified] = useState(finalCount === 0);
  const count = bookings.length;
  const [only] = count === 1 ? bookings : [];
  const paid = bookings.filter((each) => each.paymentSummary === 'paid' && each.amountCents > 0);
  const refundCents = paid.reduce((sum, each) => sum + each.amountCents, 0);
  return (
    <ConfirmDialog
      heading={
        only ? (
          <FormattedMessage
            {...messages.cancelOne}
            values={{ name: intl.formatMessage(wordMessages.person, only) }}
          />
        ) : (
          <FormattedMessage {...bookingWordMessages.cancelMany} values={{ count }} />
        )
      }
      confirmLabel={<FormattedMessage {...(only ? bookingListMessages.cancel : bulkMessages.cancel)} />}
      busyLabel={<FormattedMessage {...wordMessages.cancelling} />}
      cancelLabel={<FormattedMessage {...messages.keep} />}
      busy={isBusy}
      onConfirm={() => onConfirm(isNotified)}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage {...messages.seats} values={{ count }} />
      </p>
      {paid.length > 0 && (
        <p>
          <FormattedMessage
            {...messages.refund}
            values={{ paid: paid.length, total: count, amount: amount(refundCents) }}
          />
        </p>
      )}
      {finalCount > 0 && (
        <p>
          <FormattedMessage {...messages.cannotRestore} values={{ count: finalCount, total: count }} />
        </p>
      )}
      <WaitingWarning bookings={bookings} />
      <NotifyAttendees
        id="cancel-tell"
        bookings={bookings}
        isNotified={isNotified}
        onChange={setIsNotified}
      />
    </ConfirmDialog>
  );
}
