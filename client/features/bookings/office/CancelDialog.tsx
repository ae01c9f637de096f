import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../../../ui/office/ConfirmDialog';
import { bookingListMessages } from './booking-list.messages';
import { bulkMessages } from './bulk-bookings.messages';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import { tellingMessages as messages } from './telling.messages';
import { TellAttendees } from './TellAttendees';

interface CancelDialogProps {
  /** One or several. */
  bookings: readonly OfficeBookingFragment[];
  isBusy: boolean;
  onConfirm: (isTold: boolean) => void;
  onClose: () => void;
}

/** Asks before bookings are cancelled, and whether the attendees are told. */
export function CancelDialog({ bookings, isBusy, onConfirm, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const [isTold, setIsTold] = useState(true);
  const count = bookings.length;
  const [only] = count === 1 ? bookings : [];
  return (
    <ConfirmDialog
      heading={
        only ? (
          <FormattedMessage
            {...messages.cancelOne}
            values={{ name: intl.formatMessage(bookingMessages.person, only) }}
          />
        ) : (
          <FormattedMessage {...messages.cancelMany} values={{ count }} />
        )
      }
      confirmLabel={<FormattedMessage {...(only ? bookingListMessages.cancel : bulkMessages.cancel)} />}
      busyLabel={<FormattedMessage {...messages.cancelling} />}
      cancelLabel={<FormattedMessage {...messages.keep} />}
      busy={isBusy}
      onConfirm={() => onConfirm(isTold)}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage {...messages.seats} values={{ count }} />
      </p>
      <TellAttendees id="cancel-tell" bookings={bookings} isTold={isTold} onChange={setIsTold} />
    </ConfirmDialog>
  );
}
