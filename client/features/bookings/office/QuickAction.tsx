import { FormattedMessage, useIntl } from 'react-intl';

import { Banknote, Undo } from '../../../ui/icons/office-icons';
import { ActionButton } from './ActionButton';
import { bookingListMessages as messages } from './booking-list.messages';
import { firstTaskOf } from './booking-rows';
import { bookingMessages } from './office-bookings.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';
import styles from './Rows.module.css';

const quickActions = {
  paid: { label: messages.markPaid, Icon: Banknote },
  pending: { label: messages.markPending, Icon: Undo },
  restore: { label: messages.restore, Icon: Undo },
} as const;

interface QuickActionProps {
  booking: OfficeBookingFragment;
  onTask: (task: keyof typeof quickActions) => void;
}

/** The most frequent action of a booking, in its row. */
export function QuickAction({ booking, onTask }: QuickActionProps) {
  const intl = useIntl();
  const task = firstTaskOf(booking);
  const { label, Icon } = quickActions[task];
  return (
    <ActionButton onAct={() => onTask(task)} title={intl.formatMessage(label)} isCompact>
      <Icon className={styles.icon} />
      <span className={styles.label}>
        <FormattedMessage {...label} />
        <span className="visually-hidden">
          {' '}
          <FormattedMessage
            {...bookingMessages.ofBooking}
            values={{
              name: intl.formatMessage(bookingMessages.person, booking),
              number: booking.confirmationNumber,
            }}
          />
        </span>
      </span>
    </ActionButton>
  );
}
