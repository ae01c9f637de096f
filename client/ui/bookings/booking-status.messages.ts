import { defineMessages } from 'react-intl';

import type { PaymentStatus } from '../../schema/payment-status.generated';
import type { BookingState } from './booking-state';

export const bookingStatusMessages = defineMessages({
  confirmed: {
    id: 'booking.status.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Status of a booking: the seat is taken',
  },
  completed: {
    id: 'booking.status.attended',
    defaultMessage: 'Attended',
    description: 'Status of a booking after the class, and an action: the person has attended the class',
  },
  absent: {
    id: 'booking.status.absent',
    defaultMessage: 'Absent',
    description: 'Status of a booking after the class, and an action: the person has not attended the class',
  },
  cancelled: {
    id: 'booking.status.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a booking',
  },
}) satisfies Record<BookingState, unknown>;

export const paymentStatusMessages = defineMessages({
  pending: {
    id: 'booking.status.paymentPending',
    defaultMessage: 'Payment pending',
    description: 'Status of the payment of a booking',
  },
  paid: {
    id: 'booking.status.paymentPaid',
    defaultMessage: 'Paid',
    description: 'Status of the payment of a booking; also the label of the amount',
  },
  cancelled: {
    id: 'booking.status.paymentCancelled',
    defaultMessage: 'Payment cancelled',
    description: 'Status of the payment of a booking: nothing is to be paid any more',
  },
  refunded: {
    id: 'booking.status.paymentRefunded',
    defaultMessage: 'Refunded',
    description:
      'Status of the payment of a booking: what was paid has been paid back; also the label of the amount',
  },
}) satisfies Record<PaymentStatus | 'refunded', unknown>;
