import { message, type MessageText } from '../../platform/i18n/message.js';
import type { BookingStatus } from '../schedule/seats/seat.rules.js';
import type { AttendanceFilter } from './attendance/attendance.constants.js';
import type { BookingSort } from './booking.constants.js';

export const BOOKING_STATUS_TEXTS: Record<BookingStatus, MessageText> = {
  confirmed: { en: 'Confirmed', es: 'Confirmada' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  completed: { en: 'Attended', es: 'Asistió' },
};

/** Instead of the status of a confirmed booking, if its class is cancelled. */
export const CLASS_CANCELLED: MessageText = { en: 'Class cancelled', es: 'Clase cancelada' };

export const ATTENDANCE_TEXTS: Record<AttendanceFilter, MessageText> = {
  attended: { en: 'Attended', es: 'Asistió' },
  absent: { en: 'Absent', es: 'No asistió' },
  notRecorded: { en: 'Not recorded', es: 'Sin registrar' },
};

export const NO_SUCH_STUDENT = message({
  en: 'There is no such student',
  es: 'Ese participante no existe',
});

export const NO_SUCH_CLASS = message({ en: 'There is no such class', es: 'Esa clase no existe' });

export const COMPLETED_ALREADY = message({
  en: 'The attendee has attended the class: clear the attendance before cancelling the booking',
  es: 'El participante asistió a la clase: borre el registro de asistencia antes de cancelar la reservación',
});

export const OTHER_TYPE = message({
  en: 'Choose a class of the same type',
  es: 'Elija una clase del mismo curso',
});

export const BOOKING_SORT_TEXTS: Record<BookingSort, MessageText> = {
  booked: { en: 'Day of booking', es: 'Día de la reservación' },
  classDate: { en: 'Start of the class', es: 'Inicio de la clase' },
  name: { en: 'Last name', es: 'Apellido' },
  certificateExpiry: { en: 'Expiry of the certificate', es: 'Vencimiento del certificado' },
};

export const NEEDS_EXPIRY_RANGE: MessageText = {
  en: 'Sorting by the expiry of the certificate requires the first or last day of a range of expiry dates',
  es: 'Para ordenar por el vencimiento del certificado, indique el primer o el último día de un intervalo de vencimientos',
};

/** To a guest whose page displays other details of the class. */
export const CLASS_HAS_CHANGED = message({
  en: 'The dates, the place or the price of the class have changed. Nothing was booked yet: check them, and confirm again.',
  es: 'Cambiaron las fechas, la sede o el precio de la clase. Todavía no se ha reservado nada: revise los datos y confirme de nuevo.',
});

/** To a guest who repeats the request that made a booking, after the email has changed. */
export const HAS_NEW_LINK = message({
  en: 'This booking has a new link, which we sent to the email that it has now',
  es: 'Esta reservación tiene un enlace nuevo, que enviamos al correo que ahora tiene registrado',
});
