import { FormattedMessage } from 'react-intl';

import { bookingStatusMessages } from '../../../ui/office/booking-status.messages';
import { bookingTone, paymentTone } from '../../../ui/office/booking-tones';
import { Tag } from '../../../ui/Tag';
import { bookingListMessages as messages } from './booking-list.messages';
import type { OfficeBookingFragment } from './OfficeBookings.generated';

/** What a person reads about a booking: a class that is cancelled stands before a seat that is confirmed in it. */
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

const words = {
  pending: messages.pending,
  paid: messages.paid,
  cancelled: messages.paymentCancelled,
} as const;

export function PaymentTag({ booking }: { booking: OfficeBookingFragment }) {
  const { isRefundDue, paymentStatus, refundedOn } = booking;
  if (isRefundDue)
    return (
      <Tag tone="alert">
        <FormattedMessage {...messages.refundDue} />
      </Tag>
    );
  return (
    <Tag tone={paymentTone[paymentStatus]}>
      <FormattedMessage {...(refundedOn === null ? words[paymentStatus] : messages.wasRefunded)} />
    </Tag>
  );
}
