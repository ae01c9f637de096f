import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { PaymentSummary } from '../../../schema/payment-summary.generated';
import { bookingStatusMessages } from '../../../ui/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/booking-tones';
import { Tag, type TagTone } from '../../../ui/Tag';
import { bookingListMessages as messages } from './booking-list.messages';
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

/** The words and tone of each payment summary, also those of the filter. */
export const payments: Readonly<Record<PaymentSummary, { text: MessageDescriptor; tone: TagTone }>> = {
  pending: { text: messages.pending, tone: paymentTone.pending },
  paid: { text: messages.paid, tone: paymentTone.paid },
  nothingDue: { text: messages.nothingDue, tone: paymentTone.cancelled },
  refundDue: { text: messages.refundDue, tone: 'alert' },
  refunded: { text: messages.wasRefunded, tone: paymentTone.cancelled },
};

export function paymentOf({ paymentSummary }: OfficeBookingFragment): (typeof payments)[PaymentSummary] {
  return payments[paymentSummary];
}

export function PaymentTag({ booking }: { booking: OfficeBookingFragment }) {
  const { text, tone } = paymentOf(booking);
  return (
    <Tag tone={tone}>
      <FormattedMessage {...text} />
    </Tag>
  );
}
