import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { EmailText } from '../../../../ui/office/contact/EmailText';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingListMessages } from '../booking-list.messages';
import { useBookingHistoryQuery } from '../booking/BookingPage.generated';
import { notifyMessages as messages } from './notify.messages';
import { NotifyAttendees } from './NotifyAttendees';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

interface RestoreDialogProps {
  booking: OfficeBookingFragment;
  isBusy: boolean;
  onConfirm: (isNotified: boolean) => void;
  onClose: () => void;
}

/**
 * Confirms that a cancelled booking is restored, with the choice to notify the attendee: preselected unless they were
 * not told of the cancellation.
 */
export function RestoreDialog({ booking, isBusy, onConfirm, onClose }: RestoreDialogProps) {
  const intl = useIntl();
  const { data, loading } = useBookingHistoryQuery({
    variables: { id: booking.id },
    fetchPolicy: 'network-only',
  });
  const cancellation = data?.bookingHistory.findLast(({ kind }) => kind === 'cancelled');
  const wasTold = cancellation?.isAttendeeNotified ?? undefined;
  /** Undefined if it was not changed here. */
  const [chosen, setChosen] = useState<boolean>();
  const isNotified = chosen ?? wasTold !== false;
  const told = { true: messages.wasTold, false: messages.wasNotTold, undefined: messages.mayBeTold };
  return (
    <ConfirmDialog
      heading={
        <FormattedMessage
          {...messages.restoreOne}
          values={{ name: intl.formatMessage(wordMessages.person, booking) }}
        />
      }
      confirmLabel={<FormattedMessage {...bookingListMessages.restore} />}
      confirmVariant="primary"
      busyLabel={<FormattedMessage {...(isBusy ? messages.restoring : wordMessages.loading)} />}
      cancelLabel={<FormattedMessage {...messages.keepCancelled} />}
      busy={isBusy || loading}
      onConfirm={() => onConfirm(isNotified)}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage {...messages.seatAgain} />{' '}
        {!loading && <FormattedMessage {...told[`${wasTold}`]} />}
      </p>
      {!loading && (
        <NotifyAttendees
          id="restore-tell"
          bookings={[booking]}
          isNotified={isNotified}
          hint={
            <FormattedMessage
              {...messages.restoreHint}
              values={{ email: <EmailText>{booking.email}</EmailText> }}
            />
          }
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  );
}
