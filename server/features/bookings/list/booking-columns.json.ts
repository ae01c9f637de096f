import type { CsvColumn } from '../../../platform/csv/csv-response.js';
import { message, type Locale } from '../../../platform/i18n/message.js';
import { decimalText } from '../../../platform/money/money.js';
import { PAYMENT_METHOD_TEXTS, PAYMENT_SUMMARY_TEXTS } from '../../payments/payment.texts.js';
import { paymentSummary } from '../../payments/payment.rules.js';
import { classNameIn } from '../../schedule/classes/class-name.rules.js';
import { PERSON_COLUMNS } from '../../students/student-columns.json.js';
import { attendanceOf } from '../attendance/attendance.rules.js';
import { displayStatus } from '../booking.rules.js';
import { ATTENDANCE_TEXTS, BOOKING_STATUS_TEXTS, CLASS_CANCELLED } from '../booking.texts.js';
import type { BookingLine } from './booking-file.query.js';

/** Dates and times are local to the venue, in a format that every spreadsheet reads. */
export const bookingColumns = (locale: Locale): readonly CsvColumn<BookingLine>[] => [
  { heading: message({ en: 'Number', es: 'Número' }), value: (booking) => booking.confirmationNumber },
  ...PERSON_COLUMNS,
  { heading: message({ en: 'Class', es: 'Clase' }), value: (booking) => classNameIn(booking, locale) },
  {
    heading: message({ en: 'Class date', es: 'Fecha de la clase' }),
    value: ({ startsAt }) => startsAt.slice(0, 10),
  },
  {
    heading: message({ en: 'Start time', es: 'Hora de inicio' }),
    value: ({ startsAt }) => startsAt.slice(11, 16),
  },
  {
    heading: message({ en: 'Location', es: 'Sede' }),
    value: ({ locationName }) => locationName,
  },
  {
    heading: message({ en: 'Booking date', es: 'Fecha de la reservación' }),
    value: (booking) => booking.bookingDate,
  },
  {
    heading: message({ en: 'Booking status', es: 'Estado de la reservación' }),
    value: ({ bookingStatus, classStatus }) =>
      displayStatus(bookingStatus, classStatus) === 'classCancelled'
        ? CLASS_CANCELLED[locale]
        : BOOKING_STATUS_TEXTS[bookingStatus][locale],
  },
  {
    heading: message({ en: 'Payment status', es: 'Estado del pago' }),
    // Named one by one, because a rest pattern and a spread are slow, and a file has many lines.
    value: ({ bookingStatus, paymentStatus, amountCents, refundedOn, classStatus: status }) =>
      PAYMENT_SUMMARY_TEXTS[
        paymentSummary({ bookingStatus, paymentStatus, amountCents, refundedOn, classInstance: { status } })
      ][locale],
  },
  {
    heading: message({ en: 'Amount', es: 'Monto' }),
    value: ({ amountCents }) => decimalText(amountCents),
  },
  { heading: message({ en: 'Notes', es: 'Notas' }), value: ({ notes }) => notes },
  {
    heading: message({ en: 'Payment method', es: 'Forma de pago' }),
    value: ({ paymentMethod }) => paymentMethod && PAYMENT_METHOD_TEXTS[paymentMethod][locale],
  },
  { heading: message({ en: 'Paid on', es: 'Fecha de pago' }), value: ({ paidOn }) => paidOn },
  {
    heading: message({ en: 'Payment reference', es: 'Referencia del pago' }),
    value: ({ paymentReference }) => paymentReference,
  },
  {
    heading: message({ en: 'Refunded on', es: 'Fecha de reembolso' }),
    value: ({ refundedOn }) => refundedOn,
  },
  {
    heading: message({ en: 'Attendance', es: 'Asistencia' }),
    value: (booking) => {
      const attendance = attendanceOf(booking);
      return attendance && ATTENDANCE_TEXTS[attendance][locale];
    },
  },
];
