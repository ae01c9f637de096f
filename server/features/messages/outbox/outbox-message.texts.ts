import type { MessageText } from '../../../platform/i18n/message.js';
import type { OutboxKind } from '../../../platform/outbox/templates.js';
import type { OutboxProblem, OutboxState } from './outbox-message.constants.js';

const text = (en: string, es: string): MessageText => ({ en, es });

export const OUTBOX_STATE_TEXTS: Record<OutboxState, MessageText> = {
  queued: text('Queued', 'En espera'),
  retrying: text('Not sent yet', 'Aún sin enviar'),
  sent: text('Sent', 'Enviado'),
  failed: text('Failed', 'No se pudo enviar'),
  handled: text('Handled', 'Atendido'),
};

export const OUTBOX_KIND_TEXTS: Record<OutboxKind, MessageText> = {
  accountConfirmation: text('Link to confirm the email', 'Enlace para confirmar el correo'),
  accountExists: text('Account exists already', 'La cuenta ya existe'),
  accountInvitation: text('Administrator invitation', 'Invitación para administrar'),
  accountPasswordReset: text('Link to choose a new password', 'Enlace para elegir una contraseña nueva'),
  accountWelcome: text('New account', 'Cuenta nueva'),
  classNotice: text('Class notice', 'Aviso sobre la clase'),
  classNoticeText: text('Class notice by SMS', 'Aviso sobre la clase por mensaje de texto'),
  bookingConfirmation: text('Booking confirmation', 'Confirmación de reservación'),
  bookingCancelledByGuest: text('Booking cancelled by the guest', 'Reservación cancelada por el cliente'),
  bookingCancelledByOffice: text('Booking cancelled by the office', 'Reservación cancelada por la oficina'),
  bookingMovedByGuest: text('Booking moved by the guest', 'Cambio de fecha por el cliente'),
  bookingMovedByOffice: text('Booking moved by the office', 'Cambio de fecha por la oficina'),
  bookingChangedByGuest: text('Attendee changed by the guest', 'Cambio de participante por el cliente'),
  bookingCertificate: text('Certificate', 'Certificado'),
  bookingReceipt: text('Receipt', 'Recibo'),
  bookingLink: text('Link to a booking', 'Enlace de una reservación'),
  officeMessage: text('Message from the office', 'Mensaje de la oficina'),
  officeMessageTest: text('Test of a message from the office', 'Prueba de un mensaje de la oficina'),
  officeMessageText: text('Text message from the office', 'Mensaje de texto de la oficina'),
  bookingReminder: text('Class reminder by SMS', 'Recordatorio de clase por mensaje de texto'),
  bookingReminderMail: text('Class reminder', 'Recordatorio de clase'),
  contactReceived: text('Contact form', 'Formulario de contacto'),
  crewClassNotice: text('Class notice to a crew', 'Aviso sobre la clase a un grupo'),
  crewConfirmed: text('Confirmation of a crew', 'Confirmación de un grupo'),
  crewNamesMissing: text('Missing names of a crew', 'Nombres pendientes de un grupo'),
  crewReceipt: text('Receipt for a crew', 'Recibo de un grupo'),
  crewOfficeMessage: text('Message from the office to a crew', 'Mensaje de la oficina a un grupo'),
  crewOfficeMessageTest: text('Test of a message to a crew', 'Prueba de un mensaje a un grupo'),
  instructorClasses: text('Classes of an instructor', 'Clases de instructores'),
  installationProblems: text('Problems of the server', 'Problemas del servidor'),
  scheduledReport: text('Scheduled report', 'Informe programado'),
  studentWelcome: text('Welcome to a new student', 'Bienvenida al participante'),
  waitingCancelled: text('Waiting list: class cancelled', 'Lista de espera: clase cancelada'),
  waitingJoined: text('Waiting list: joined', 'Lista de espera: registro'),
  seatOfferLapsed: text('Waiting list: seat no longer held', 'Lista de espera: lugar ya no apartado'),
  seatOffer: text('Waiting list: seat offered', 'Lista de espera: lugar ofrecido'),
  seatOfferText: text(
    'Waiting list: seat offered by SMS',
    'Lista de espera: lugar ofrecido por mensaje de texto',
  ),
};

export const OUTBOX_PROBLEM_TEXTS: Record<OutboxProblem, MessageText> = {
  addressRefused: text('Address refused', 'Dirección rechazada'),
  mailboxFull: text('Mailbox full', 'Buzón lleno'),
  mailRefused: text('Email refused', 'Correo rechazado'),
  senderRefused: text('Sender refused', 'Remitente rechazado'),
  logInRefused: text('Email account refused', 'Cuenta de correo rechazada'),
  laterPlease: text('Mail server busy', 'Servidor de correo ocupado'),
  unreachable: text('Mail server not reached', 'Sin conexión con el servidor de correo'),
  noAnswer: text('No answer', 'Sin respuesta'),
  numberRefused: text('Number refused', 'Número rechazado'),
  recipientStopped: text('Recipient answered STOP', 'El destinatario respondió STOP'),
  textAccountRefused: text('SMS account refused', 'Cuenta de mensajes de texto rechazada'),
  textServiceBusy: text('SMS service busy', 'Servicio de mensajes de texto ocupado'),
  notStored: text('File not written', 'Archivo no guardado'),
  notWritten: text('Text not written', 'Texto no redactado'),
  interrupted: text('Interrupted', 'Interrumpido'),
  restored: text('Held back after a restore', 'Retenido tras restaurar un respaldo'),
  other: text('Other', 'Otro'),
};
