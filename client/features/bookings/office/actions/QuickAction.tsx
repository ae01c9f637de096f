import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { Banknote, BanknoteOff, BanknoteReturn, Undo } from '../../../../ui/icons/office-icons';
import { bookingWordMessages } from '../../../../ui/office/texts/booking-words.messages';
import { ActionButton } from '../ActionButton';
import { bookingListMessages as messages } from '../booking-list.messages';
import { firstTaskOf, type QuickTask } from './booking-rows';
import { OfBooking } from '../of-booking';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import styles from '../Rows.module.css';

const quickActions: Readonly<Record<QuickTask, { label: MessageDescriptor; Icon: typeof Undo }>> = {
  paid: { label: bookingWordMessages.markPaid, Icon: Banknote },
  pending: { label: bookingWordMessages.markPending, Icon: BanknoteOff },
  refunded: { label: messages.refunded, Icon: BanknoteReturn },
  restore: { label: messages.restore, Icon: Undo },
};

interface QuickActionProps {
  booking: OfficeBookingFragment;
  onTask: (task: QuickTask) => void;
}

/** The most frequent action of a booking, in its row, if there is one. */
export function QuickAction({ booking, onTask }: QuickActionProps) {
  const intl = useIntl();
  const task = firstTaskOf(booking);
  if (!task) return null;
  const { label, Icon } = quickActions[task];
  return (
    <ActionButton onAct={() => onTask(task)} title={intl.formatMessage(label)} isCompact>
      <Icon className={styles.icon} />
      <span className={styles.label}>
        <FormattedMessage {...label} />
        <OfBooking booking={booking} />
      </span>
    </ActionButton>
  );
}
