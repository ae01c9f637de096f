import { message, type MessageText } from '../../platform/i18n/message.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import type {
  BookingEventKind,
  BookingRefusal,
  BookingSort,
  MessageEventKind,
  PaymentMethod,
  PaymentStatus,
  PaymentSummary,
  StudentEventKind,
} from './booking.constants.js';

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

export const NO_SUCH_STUDENT = message({
  en: 'There is no such student',
  es: 'Ese participante no existe',
});

export const NO_SUCH_CLASS = message({ en: 'There is no such class', es: 'Esa clase no existe' });

/** For dates of payments and refunds. */
export const NOT_YET = message({ en: 'Must not be in the future', es: 'No puede ser una fecha futura' });

export const NOT_PAID = message({ en: 'This booking is not paid', es: 'Esta reservación no está pagada' });

export const COMPLETED_ALREADY = message({
  en: 'This booking is completed: it cannot be cancelled any more',
  es: 'Esta reservación ya está completada: ya no se puede cancelar',
});

export const OTHER_TYPE = message({
  en: 'Choose a class of the same type',
  es: 'Elija una clase del mismo curso',
});

const MESSAGE_EVENT_TEXTS: Record<MessageEventKind, MessageText> = {
  confirmationQueued: { en: 'Confirmation on its way', es: 'Confirmación por enviar' },
  confirmationSent: { en: 'Confirmation sent', es: 'Confirmación enviada' },
  confirmationFailed: { en: 'Confirmation not sent', es: 'Confirmación sin enviar' },
  reminderQueued: { en: 'Reminder planned', es: 'Recordatorio programado' },
  reminderSent: { en: 'Reminder sent', es: 'Recordatorio enviado' },
  reminderFailed: { en: 'Reminder not sent', es: 'Recordatorio sin enviar' },
  noticeQueued: { en: 'Notice on its way', es: 'Aviso por enviar' },
  noticeSent: { en: 'Notice sent', es: 'Aviso enviado' },
  noticeFailed: { en: 'Notice not sent', es: 'Aviso sin enviar' },
  messageQueued: { en: 'Message on its way', es: 'Mensaje por enviar' },
  messageSent: { en: 'Message sent', es: 'Mensaje enviado' },
  messageFailed: { en: 'Message not sent', es: 'Mensaje sin enviar' },
  cancellationQueued: { en: 'Cancellation mail on its way', es: 'Correo de la cancelación por enviar' },
  cancellationSent: { en: 'Cancellation mail sent', es: 'Correo de la cancelación enviado' },
  cancellationFailed: { en: 'Cancellation mail not sent', es: 'Correo de la cancelación sin enviar' },
  moveQueued: { en: 'Mail with the new date on its way', es: 'Correo con la nueva fecha por enviar' },
  moveSent: { en: 'Mail with the new date sent', es: 'Correo con la nueva fecha enviado' },
  moveFailed: { en: 'Mail with the new date not sent', es: 'Correo con la nueva fecha sin enviar' },
  changeQueued: {
    en: 'Mail about the changed details on its way',
    es: 'Correo del cambio de datos por enviar',
  },
  changeSent: { en: 'Mail about the changed details sent', es: 'Correo del cambio de datos enviado' },
  changeFailed: {
    en: 'Mail about the changed details not sent',
    es: 'Correo del cambio de datos sin enviar',
  },
  linkQueued: { en: 'Mail with the link on its way', es: 'Correo con el enlace por enviar' },
  linkSent: { en: 'Mail with the link sent', es: 'Correo con el enlace enviado' },
  linkFailed: { en: 'Mail with the link not sent', es: 'Correo con el enlace sin enviar' },
  crewConfirmationQueued: {
    en: 'Confirmation of the crew on its way',
    es: 'Confirmación del grupo por enviar',
  },
  crewConfirmationSent: { en: 'Confirmation of the crew sent', es: 'Confirmación del grupo enviada' },
  crewConfirmationFailed: {
    en: 'Confirmation of the crew not sent',
    es: 'Confirmación del grupo sin enviar',
  },
  waitingQueued: {
    en: 'Waiting list confirmation on its way',
    es: 'Confirmación de la lista de espera por enviar',
  },
  waitingSent: { en: 'Waiting list confirmation sent', es: 'Confirmación de la lista de espera enviada' },
  waitingFailed: {
    en: 'Waiting list confirmation not sent',
    es: 'Confirmación de la lista de espera sin enviar',
  },
  offerQueued: { en: 'Offer of a seat on its way', es: 'Oferta de un lugar por enviar' },
  offerSent: { en: 'Offer of a seat sent', es: 'Oferta de un lugar enviada' },
  offerFailed: { en: 'Offer of a seat not sent', es: 'Oferta de un lugar sin enviar' },
};

export const BOOKING_EVENT_TEXTS: Record<BookingEventKind, MessageText> = {
  booked: { en: 'Booked', es: 'Reservada' },
  paid: { en: 'Paid', es: 'Pagada' },
  unpaid: { en: 'Payment pending again', es: 'Marcada como pendiente de pago' },
  paymentCancelled: { en: 'Nothing due', es: 'Nada por pagar' },
  refunded: { en: 'Refunded', es: 'Reembolsada' },
  moved: { en: 'Moved', es: 'Cambiada de fecha' },
  attendeeChanged: { en: 'Attendee edited', es: 'Participante modificado' },
  cancelled: { en: 'Cancelled', es: 'Cancelada' },
  restored: { en: 'Restored', es: 'Reactivada' },
  ...MESSAGE_EVENT_TEXTS,
};

export const STUDENT_EVENT_TEXTS: Record<StudentEventKind, MessageText> = {
  added: { en: 'Added', es: 'Agregado' },
  changed: { en: 'Edited', es: 'Modificado' },
  deleted: { en: 'Deleted', es: 'Eliminado' },
  restored: { en: 'Restored', es: 'Recuperado' },
  merged: { en: 'Merged', es: 'Unido' },
  mergeUndone: { en: 'Merge undone', es: 'Unión deshecha' },
  welcomeQueued: { en: 'Welcome mail on its way', es: 'Correo de bienvenida por enviar' },
  welcomeSent: { en: 'Welcome mail sent', es: 'Correo de bienvenida enviado' },
  welcomeFailed: { en: 'Welcome mail not sent', es: 'Correo de bienvenida sin enviar' },
  ...MESSAGE_EVENT_TEXTS,
};

export const BOOKING_REFUSAL_TEXTS: Record<BookingRefusal, MessageText> = {
  NOT_FOUND: { en: 'Not found', es: 'No existe' },
  CONFLICT: { en: 'Changed meanwhile', es: 'Cambió mientras tanto' },
  BAD_USER_INPUT: { en: 'Not possible', es: 'No es posible' },
  CLASS_FULL: { en: 'Class full', es: 'Cupo lleno' },
  CLASS_NOT_BOOKABLE: { en: 'Class not bookable', es: 'La clase ya no admite reservaciones' },
  ALREADY_BOOKED: { en: 'Booked already', es: 'Ya tiene una reservación' },
};

export const BOOKING_SORT_TEXTS: Record<BookingSort, MessageText> = {
  booked: { en: 'Day of booking', es: 'Día de la reservación' },
  classDate: { en: 'Start of the class', es: 'Inicio de la clase' },
  name: { en: 'Name', es: 'Nombre' },
};

/** To a guest whose page displays other details of the class. */
export const CLASS_HAS_CHANGED = message({
  en: 'The dates, the place or the price of the class have changed. Nothing was booked yet: check them, and confirm again.',
  es: 'Cambiaron las fechas, el lugar o el precio de la clase. Todavía no se ha reservado nada: revise los datos y confirme de nuevo.',
});
