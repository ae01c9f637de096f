import { defineMessages } from 'react-intl';

import type { BookingStatus } from '../schema/booking-status.generated';
import type { PaymentStatus } from '../schema/payment-status.generated';

export const bookingStatusMessages = defineMessages({
  confirmed: {
    id: 'booking.status.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Status of a booking: the seat is taken',
  },
  completed: {
    id: 'booking.status.completed',
    defaultMessage: 'Completed',
    description: 'Status of a booking after the class',
  },
  cancelled: {
    id: 'booking.status.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a booking',
  },
}) satisfies Record<BookingStatus, unknown>;

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
}) satisfies Record<PaymentStatus, unknown>;
