import { message, type Message } from '../../platform/i18n/message.js';
import type { UndoRefusal } from './merge.rules.js';

/** Why a merge can no longer be undone. */
export const NOT_UNDONE: Readonly<Record<UndoRefusal, Message>> = {
  undone: message({ en: 'This merge was undone already.', es: 'Esta unión ya se deshizo.' }),
  late: message({
    en: 'A merge can be undone for 24 hours. This one is older.',
    es: 'Una unión se puede deshacer durante 24 horas. Esta es más antigua.',
  }),
  changed: message({
    en: 'The merge cannot be undone: the student has been changed since.',
    es: 'La unión no se puede deshacer: los datos del participante cambiaron desde entonces.',
  }),
  booked: message({
    en: 'The merge cannot be undone: a booking was made for this student since.',
    es: 'La unión no se puede deshacer: desde entonces se hizo una reservación para este participante.',
  }),
};

export const SAME_STUDENT = message({
  en: 'Choose two different students',
  es: 'Elija dos participantes distintos',
});

export const BOTH_SEATED = message({
  en: 'Both have a seat in the same class. Cancel one of the bookings, or confirm that both stay.',
  es: 'Los dos tienen un lugar en la misma clase. Cancele una de las reservaciones o confirme que las dos se conservan.',
});
