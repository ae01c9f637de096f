import { message, type MessageText } from '../../platform/i18n/message.js';
import type { PaymentMethod, PaymentStatus, PaymentSummary } from './payment.constants.js';

export const PAYMENT_STATUS_TEXTS: Record<PaymentStatus, MessageText> = {
  pending: { en: 'Pending', es: 'Pendiente' },
  paid: { en: 'Paid', es: 'Pagado' },
  cancelled: { en: 'Cancelled', es: 'Cancelado' },
};

/** The same words as in the office's list of bookings. */
export const PAYMENT_SUMMARY_TEXTS: Record<PaymentSummary, MessageText> = {
  pending: { en: 'Pending', es: 'Pendiente' },
  paid: { en: 'Paid', es: 'Pagado' },
  nothingDue: { en: 'Nothing due', es: 'Sin adeudo' },
  refundDue: { en: 'Refund due', es: 'Reembolso pendiente' },
  refunded: { en: 'Refunded', es: 'Reembolsado' },
};

export const PAYMENT_METHOD_TEXTS: Record<PaymentMethod, MessageText> = {
  cash: { en: 'Cash', es: 'Efectivo' },
  check: { en: 'Check', es: 'Cheque' },
  cardTerminal: { en: 'Card terminal', es: 'Tarjeta (terminal)' },
  invoice: { en: 'Invoice', es: 'Factura' },
};

/** For dates of payments. */
export const NOT_YET = message({ en: 'Must not be in the future', es: 'No puede ser una fecha futura' });

export const IS_REFUNDED = message({
  en: 'This payment has been refunded, so its amount cannot be changed',
  es: 'Este pago ya se reembolsó, así que el monto no se puede cambiar',
});

export const TAKES_NO_SEAT = message({
  en: 'This payment has been refunded. Make a new booking instead',
  es: 'Este pago ya se reembolsó. Haga una reservación nueva',
});

export const NOT_PAID = message({ en: 'This booking is not paid', es: 'Esta reservación no está pagada' });
