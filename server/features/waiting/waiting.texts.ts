import type { MessageText } from '../../platform/i18n/message.js';
import type { SeatOfferState, WaitingState } from './waiting.constants.js';

export const SEAT_OFFER_STATE_TEXTS: Record<SeatOfferState, MessageText> = {
  OPEN: { en: 'Held', es: 'Apartado' },
  TAKEN: { en: 'Booked', es: 'Reservado' },
  DECLINED: { en: 'Declined', es: 'Rechazado' },
  LAPSED: { en: 'Expired', es: 'Vencido' },
};

export const MORE_THAN_CAPACITY: MessageText = {
  en: 'Choose at most {max}: the class has only {max, plural, one {# seat} other {# seats}} in all',
  es: 'Elija {max} como máximo: la clase tiene {max, plural, one {# lugar} other {# lugares}} en total',
};

export const HELD_FOR_OTHERS: MessageText = {
  en: 'The free seats are held for {names}',
  es: 'Los lugares que quedan están apartados para {names}',
};

export const WAITING_STATE_TEXTS: Record<WaitingState, MessageText> = {
  WAITING: { en: 'Waiting', es: 'En espera' },
  OFFERED: { en: 'Seat held', es: 'Con lugar apartado' },
  PASSED: { en: 'Let an offer pass', es: 'No aceptó la oferta' },
  LEFT: { en: 'Left the list', es: 'Salió de la lista' },
  REMOVED: { en: 'Taken off', es: 'Baja hecha por la oficina' },
  SERVED: { en: 'Has booked', es: 'Ya reservó' },
};
