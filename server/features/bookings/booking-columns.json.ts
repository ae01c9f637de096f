import type { CsvColumn } from '../../platform/csv/csv-answer.js';
import { message, type Locale } from '../../platform/i18n/message.js';
import { decimalText } from '../../platform/money/money.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import { PERSON_COLUMNS } from '../students/student-columns.json.js';
import { BOOKING_STATUS_TEXTS, PAYMENT_STATUS_TEXTS } from './booking.texts.js';
import type { Booking } from './booking.type.js';

/** Takes a while to compute, and two columns show a part of it. */
const wallTimes = new WeakMap<Booking, string>();

function wallTimeOf(booking: Booking): string {
  const { startsAt, timeZone } = booking.classInstance;
  const wallTime = wallTimes.get(booking) ?? isoWithOffset(startsAt, timeZone);
  wallTimes.set(booking, wallTime);
  return wallTime;
}

/** Dates and times are the venue's, in the one form that every spreadsheet reads. */
export const bookingColumns = (locale: Locale): readonly CsvColumn<Booking>[] => [
  { heading: message({ en: 'Number', es: 'Número' }), value: (booking) => booking.confirmationNumber },
  ...PERSON_COLUMNS,
  {
    heading: message({ en: 'Class', es: 'Clase' }),
    value: ({ classInstance: { name, nameEs } }) => (locale === 'es' ? (nameEs ?? name) : name),
  },
  {
    heading: message({ en: 'Class date', es: 'Fecha de la clase' }),
    value: (booking) => wallTimeOf(booking).slice(0, 10),
  },
  {
    heading: message({ en: 'Start time', es: 'Hora de inicio' }),
    value: (booking) => wallTimeOf(booking).slice(11, 16),
  },
  {
    heading: message({ en: 'Location', es: 'Lugar' }),
    value: (booking) => booking.classInstance.locationName,
  },
  {
    heading: message({ en: 'Booking date', es: 'Fecha de la reservación' }),
    value: (booking) => booking.bookingDate,
  },
  {
    heading: message({ en: 'Booking status', es: 'Estado de la reservación' }),
    value: ({ bookingStatus }) => BOOKING_STATUS_TEXTS[bookingStatus][locale],
  },
  {
    heading: message({ en: 'Payment status', es: 'Estado del pago' }),
    value: ({ paymentStatus }) => PAYMENT_STATUS_TEXTS[paymentStatus][locale],
  },
  {
    heading: message({ en: 'Amount', es: 'Monto' }),
    value: ({ amountCents }) => decimalText(amountCents),
  },
  { heading: message({ en: 'Notes', es: 'Notas' }), value: ({ notes }) => notes },
];
