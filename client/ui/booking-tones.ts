import type { BookingStatus } from '../schema/booking-status.generated';
import type { PaymentStatus } from '../schema/payment-status.generated';
import type { TagTone } from './Tag';

export const bookingTone: Readonly<Record<BookingStatus, TagTone>> = {
  confirmed: 'info',
  completed: 'done',
  cancelled: 'off',
};

export const paymentTone: Readonly<Record<PaymentStatus, TagTone>> = {
  pending: 'pending',
  paid: 'ok',
  // Not 'off', because nothing is due.
  cancelled: 'done',
};
