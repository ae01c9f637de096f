import type { PaymentStatus } from '../../schema/payment-status.generated';
import type { BookingState } from './booking-state';
import type { TagTone } from '../elements/Tag';

export const bookingTone: Readonly<Record<BookingState, TagTone>> = {
  confirmed: 'info',
  completed: 'ok',
  absent: 'done',
  cancelled: 'off',
};

export const paymentTone: Readonly<Record<PaymentStatus | 'refunded', TagTone>> = {
  pending: 'pending',
  paid: 'ok',
  // Not 'off', because nothing is due.
  cancelled: 'done',
  refunded: 'done',
};
