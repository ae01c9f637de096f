import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { PaymentSummary } from '../../../schema/payment-summary.generated';
import { bookingStateOf } from '../../../ui/bookings/booking-state';
import { bookingStatusMessages, paymentStatusMessages } from '../../../ui/bookings/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/bookings/booking-tones';
import { Tag, type TagTone } from '../../../ui/elements/Tag';
import { bookingWordMessages } from '../../../ui/office/texts/booking-words.messages';
import { classWordMessages } from '../../../ui/office/texts/class-words.messages';
import { bookingListMessages as messages } from './booking-list.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** The status for readers: a cancelled class takes precedence over a confirmed seat. */
export function BookingStatusTag({ booking }: { booking: OfficeBookingFragment }) {
  const state = bookingStateOf(booking);
  if (booking.bookingStatus === 'confirmed' && booking.classInstance.status === 'cancelled')
    return (
      <Tag tone="alert">
        <FormattedMessage {...classWordMessages.cancelled} />
      </Tag>
    );
  return (
    <Tag tone={bookingTone[state]}>
      <FormattedMessage {...bookingStatusMessages[state]} />
    </Tag>
  );
}

export const paymentSummaryMessages: Readonly<Record<PaymentSummary, MessageDescriptor>> = {
  pending: messages.pending,
  paid: bookingWordMessages.paid,
  nothingDue: bookingWordMessages.nothingDue,
  refundDue: bookingWordMessages.refundDue,
  refunded: paymentStatusMessages.refunded,
};

const paymentSummaryTone: Readonly<Record<PaymentSummary, TagTone>> = {
  pending: paymentTone.pending,
  paid: paymentTone.paid,
  nothingDue: paymentTone.cancelled,
  refundDue: 'alert',
  refunded: paymentTone.refunded,
};

export function PaymentTag({ booking: { paymentSummary } }: { booking: OfficeBookingFragment }) {
  return (
    <Tag tone={paymentSummaryTone[paymentSummary]}>
      <FormattedMessage {...paymentSummaryMessages[paymentSummary]} />
    </Tag>
  );
}
