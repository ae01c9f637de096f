import type { MessageText } from '../../../platform/i18n/message.js';

const label = (en: string, es: string): MessageText => ({ en, es });

/** Labels of fields of one type, where the label of the name by itself would be misleading. */
export const TYPE_LABELS: Readonly<Record<string, MessageText>> = {
  'Booking.createdAt': label('Booked on', 'Reservada el'),
  'BookingConfirmation.createdAt': label('Booked on', 'Reservada el'),
  'ClassType.name': label('Class type', 'Curso'),
  'ClassType.nameEs': label('Class type in Spanish', 'Curso en español'),
  'ContactMessage.createdAt': label('Received', 'Recibido el'),
  'ContactMessage.name': label('Name', 'Nombre'),
  'Instructor.archivedAt': label('Archived', 'Archivado el'),
  'Instructor.name': label('Instructor', 'Instructor(a)'),
  'ReportChoice.label': label('Choice', 'Opción'),
  'ReportVariable.defaultValue': label('Begins with', 'Valor inicial'),
  'ReportVariable.label': label('Label', 'Etiqueta'),
  'ReportVariable.name': label('Variable', 'Variable'),
  'SavedView.name': label('View', 'Vista'),
  'SavedReport.name': label('Report', 'Informe'),
  'Venue.name': label('Venue', 'Sede'),
  'Venue.nameEs': label('Venue in Spanish', 'Sede en español'),
};
