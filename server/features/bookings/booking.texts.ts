import type { MessageText } from '../../platform/i18n/message.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import type { PaymentStatus } from './booking.constants.js';

export const BOOKING_STATUS_TEXTS: Record<BookingStatus, MessageText> = {
  confirmed: { en: 'Confirmed', es: 'Confirmada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  completed: { en: 'Completed', es: 'Completada' },
};

export const PAYMENT_STATUS_TEXTS: Record<PaymentStatus, MessageText> = {
  pending: { en: 'Pending', es: 'Pendiente' },
  paid: { en: 'Paid', es: 'Pagado' },
  cancelled: { en: 'Cancelled', es: 'Cancelado' },
};
