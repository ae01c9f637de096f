import type { MessageText } from '../../../platform/i18n/message.js';

const label = (en: string, es: string): MessageText => ({ en, es });

/** Labels of filters by the first and the last day of a range. */
export const RANGE_LABELS: Readonly<Record<string, MessageText>> = {
  bookedFrom: label('Booked from', 'Reservada desde'),
  bookedTo: label('Booked to', 'Reservada hasta'),
  classFrom: label('Class from', 'Clase desde'),
  classTo: label('Class to', 'Clase hasta'),
  expiresFrom: label('Expires from', 'Vence desde'),
  expiresTo: label('Expires to', 'Vence hasta'),
  paidFrom: label('Paid from', 'Pagada desde'),
  paidTo: label('Paid to', 'Pagada hasta'),
  refundedFrom: label('Refunded from', 'Reembolsada desde'),
  refundedTo: label('Refunded to', 'Reembolsada hasta'),
  sentFrom: label('Sent from', 'Enviado desde'),
  sentTo: label('Sent to', 'Enviado hasta'),
};
