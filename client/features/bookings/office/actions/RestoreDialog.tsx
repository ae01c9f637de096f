import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../../../../ui/office/overlays/ConfirmDialog';
import { EmailText } from '../../../../ui/office/contact/EmailText';
import { wordMessages } from '../../../../ui/office/texts/console-words.messages';
import { bookingListMessages } from '../booking-list.messages';
import { useBookingHistoryQuery } from '../booking/BookingPage.generated';
import { canRestore } from './booking-rows';
import { notifyMessages as messages } from './notify.messages';
import { NotifyAttendees } from './NotifyAttendees';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';

interface RestoreDialogProps {
  /** One or several, all of them cancelled. */
  bookings: readonly OfficeBookingFragment[];
  isBusy: boolean;
  onConfirm: (isNotified: boolean) => void;
  onClose: () => void;
}

/**
 * Confirms that cancelled bookings are restored, with the choice to notify the attendees: preselected unless it is known
 * that the only one was not told of the cancellation.
 */
export function RestoreDialog({ bookings, isBusy, onConfirm, onClose }: RestoreDialogProps) {
  const intl = useIntl();
  const count = bookings.length;
  const [only] = count === 1 ? bookings : [];
  const [refusedCount] = useState(() => bookings.filter((each) => !canRestore(each)).length);
  const { data, loading } = useBookingHistoryQuery({
    variables: { id: only?.id ?? '' },
    skip: !only,
    fetchPolicy: 'network-only',
  });
  const cancellation = data?.bookingHistory.findLast(({ kind }) => kind === 'cancelled');
  const wasTold = cancellation?.isAttendeeNotified ?? undefined;
  /** Undefined if it was not changed here. */
  const [chosen, setChosen] = useState<boolean>();
  const isNotified = chosen ?? wasTold !== false;
  const unknown = only ? messages.mayBeTold : messages.someTold;
  const told = { true: messages.wasTold, false: messages.wasNotTold, undefined: unknown };
  const values = { count, email: <EmailText>{only?.email ?? ''}</EmailText> };
  return (
    <ConfirmDialog
      heading={
        only ? (
          <FormattedMessage
            {...messages.restoreOne}
            values={{ name: intl.formatMessage(wordMessages.person, only) }}
          />
        ) : (
          <FormattedMessage {...messages.restoreMany} values={{ count }} />
        )
      }
      confirmLabel={<FormattedMessage {...bookingListMessages.restore} />}
      confirmVariant="primary"
      busyLabel={<FormattedMessage {...(isBusy ? messages.restoring : wordMessages.loading)} />}
      cancelLabel={<FormattedMessage {...messages.keepCancelled} values={{ count }} />}
      busy={isBusy || loading}
      onConfirm={() => onConfirm(isNotified)}
      onCancel={onClose}
    >
      <p>
        <FormattedMessage {...messages.seatAgain} values={{ count }} />{' '}
        {!loading && <FormattedMessage {...told[`${wasTold}`]} />}
      </p>
      {refusedCount > 0 && (
        <p>
          <FormattedMessage {...messages.notRestored} values={{ count: refusedCount, total: count }} />
        </p>
      )}
      {!loading && (
        <NotifyAttendees
          id="restore-tell"
          bookings={bookings}
          isNotified={isNotified}
          hint={<FormattedMessage {...messages.restoreHint} values={values} />}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  );
}
