import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { bookingStatusMessages } from '../../../ui/office/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/office/booking-tones';
import { Tag, type TagTone } from '../../../ui/Tag';
import { bookingListMessages as messages } from './booking-list.messages';
import { isNothingDue } from './booking-rows';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** The status for readers: a cancelled class takes precedence over a confirmed seat. */
export function BookingStatusTag({
  booking: { bookingStatus, classInstance },
}: {
  booking: OfficeBookingFragment;
}) {
  if (bookingStatus === 'confirmed' && classInstance.status === 'cancelled')
    return (
      <Tag tone="alert">
        <FormattedMessage {...messages.classIsCancelled} />
      </Tag>
    );
  return (
    <Tag tone={bookingTone[bookingStatus]}>
      <FormattedMessage {...bookingStatusMessages[bookingStatus]} />
    </Tag>
  );
}

const paymentLabels = {
  pending: messages.pending,
  paid: messages.paid,
  cancelled: messages.paymentCancelled,
} as const;

/** What is to be paid or refunded: nothing for an unpaid booking that is cancelled or whose class is. */
export function owedOf(booking: OfficeBookingFragment): { text: MessageDescriptor; tone: TagTone } {
  const { isRefundDue, paymentStatus, refundedOn } = booking;
  if (isRefundDue) return { text: messages.refundDue, tone: 'alert' };
  if (refundedOn !== null) return { text: messages.wasRefunded, tone: paymentTone[paymentStatus] };
  const shown = isNothingDue(booking) ? 'cancelled' : paymentStatus;
  return { text: paymentLabels[shown], tone: paymentTone[shown] };
}

export function PaymentTag({ booking }: { booking: OfficeBookingFragment }) {
  const { text, tone } = owedOf(booking);
  return (
    <Tag tone={tone}>
      <FormattedMessage {...text} />
    </Tag>
  );
}
