import { message, translate, type Locale, type Message } from '../../platform/i18n/message.js';

const label = (en: string, es: string): Message => message({ en, es });

/** What columns and variables are called, by the field or argument they come from. */
const LABELS: Readonly<Record<string, Message>> = {
  amountCents: label('Amount', 'Monto'),
  averageLeadDays: label('Days booked ahead', 'Días de anticipación'),
  bookedFrom: label('Booked from', 'Reservada desde'),
  bookedTo: label('Booked to', 'Reservada hasta'),
  bookingDate: label('Booked on', 'Reservada el'),
  bookingStatus: label('Booking', 'Reservación'),
  cancellations: label('Cancellations', 'Cancelaciones'),
  city: label('City', 'Ciudad'),
  classFrom: label('Class from', 'Clase desde'),
  classInstanceId: label('Class', 'Clase'),
  classTo: label('Class to', 'Clase hasta'),
  classTypeId: label('Class type', 'Curso'),
  classes: label('Classes', 'Clases'),
  companyName: label('Company', 'Empresa'),
  confirmationNumber: label('Number', 'Número'),
  date: label('Days', 'Días'),
  email: label('Email', 'Correo electrónico'),
  emergencyContactName: label('Emergency contact', 'Contacto de emergencia'),
  emergencyContactPhone: label('Emergency phone', 'Teléfono de emergencia'),
  fillRate: label('Filled', 'Ocupación'),
  firstName: label('First name', 'Nombre'),
  from: label('From', 'Desde'),
  label: label('Group', 'Grupo'),
  language: label('Language', 'Idioma'),
  lastName: label('Last name', 'Apellido'),
  locationName: label('Location', 'Lugar'),
  maxAttendees: label('Seats', 'Lugares'),
  name: label('Class', 'Clase'),
  newStudents: label('New students', 'Participantes nuevos'),
  paymentStatus: label('Payment', 'Pago'),
  phone: label('Phone', 'Teléfono'),
  returningStudents: label('Returning students', 'Participantes que regresan'),
  revenueExpectedCents: label('Revenue expected', 'Ingresos previstos'),
  revenuePaidCents: label('Revenue paid', 'Ingresos pagados'),
  seatsLeft: label('Seats left', 'Lugares disponibles'),
  seatsOffered: label('Seats offered', 'Lugares ofrecidos'),
  seatsTaken: label('Seats taken', 'Lugares ocupados'),
  startsAt: label('Starts', 'Comienza'),
  state: label('State', 'Estado'),
  status: label('Status', 'Estado'),
  takenBelow: label('Fewer bookings than', 'Menos reservaciones que'),
  takenSeats: label('Seats taken', 'Lugares ocupados'),
  to: label('To', 'Hasta'),
};

/** Values of enums as people say them; the file for a spreadsheet keeps the value itself. */
const WORDS: Readonly<Record<string, Message>> = {
  bilingual: label('English and Spanish', 'Inglés y español'),
  cancelled: label('Cancelled', 'Cancelado'),
  completed: label('Completed', 'Completado'),
  confirmed: label('Confirmed', 'Confirmado'),
  en: label('English', 'Inglés'),
  es: label('Spanish', 'Español'),
  paid: label('Paid', 'Pagado'),
  pending: label('Pending', 'Pendiente'),
  scheduled: label('Scheduled', 'Programado'),
};

/** The name of a field or an argument for a person; one without a label is spelled out. */
export function labelOf(fieldName: string, locale: Locale): string {
  const known = LABELS[fieldName];
  return known ? translate(known, locale) : fieldName.replace(/([A-Z])/g, ' $1').toLowerCase();
}

export function wordFor(value: string, locale: Locale): string {
  const known = WORDS[value];
  return known ? translate(known, locale) : value;
}
