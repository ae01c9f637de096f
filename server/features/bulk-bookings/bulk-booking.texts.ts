import type { MessageText } from '../../platform/i18n/message.js';
import type { BookingRefusal } from './bulk-booking.constants.js';

export const BOOKING_REFUSAL_TEXTS: Record<BookingRefusal, MessageText> = {
  NOT_FOUND: { en: 'Not found', es: 'No existe' },
  CONFLICT: { en: 'Changed in the meantime', es: 'Cambió mientras tanto' },
  BAD_USER_INPUT: { en: 'Not possible', es: 'No es posible' },
  CLASS_FULL: { en: 'Class full', es: 'Cupo lleno' },
  CLASS_NOT_BOOKABLE: { en: 'Class not bookable', es: 'La clase ya no admite reservaciones' },
  ALREADY_BOOKED: { en: 'Booked already', es: 'Ya tiene una reservación' },
  POLICY: { en: 'Too early', es: 'Todavía no es posible' },
};
