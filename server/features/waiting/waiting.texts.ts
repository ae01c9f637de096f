import type { MessageText } from '../../platform/i18n/message.js';
import type { SeatOfferState, WaitingState } from './waiting.constants.js';

export const SEAT_OFFER_STATE_TEXTS: Record<SeatOfferState, MessageText> = {
  OPEN: { en: 'Held', es: 'Apartado' },
  TAKEN: { en: 'Booked', es: 'Reservado' },
  DECLINED: { en: 'Declined', es: 'Rechazado' },
  LAPSED: { en: 'Lapsed', es: 'Vencido' },
};

export const MORE_THAN_CAPACITY: MessageText = {
  en: 'Choose at most {max}: the class has no more seats',
  es: 'Elija {max} como máximo: la clase no tiene más lugares',
};

export const HELD_FOR_OTHERS: MessageText = {
  en: 'The free seats are held for {names}',
  es: 'Los lugares libres están apartados para {names}',
};

export const WAITING_STATE_TEXTS: Record<WaitingState, MessageText> = {
  WAITING: { en: 'Waiting', es: 'En espera' },
  OFFERED: { en: 'Seat held', es: 'Con lugar apartado' },
  PASSED: { en: 'Had an offer', es: 'Ya tuvo una oferta' },
  LEFT: { en: 'Left the list', es: 'Salió de la lista' },
  REMOVED: { en: 'Taken off the list', es: 'Fuera de la lista' },
  SERVED: { en: 'Has booked', es: 'Ya reservó' },
};
