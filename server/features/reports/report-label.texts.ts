import type { Role } from '../../platform/context/viewer.js';
import type { SortDirection } from '../../platform/graphql/page-args.js';
import { LANGUAGE_TEXTS, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { BookingSort } from '../bookings/booking.constants.js';
import { BOOKING_STATUS_TEXTS, PAYMENT_STATUS_TEXTS } from '../bookings/booking.texts.js';
import { CATEGORY_TEXTS } from '../catalog/class-type.texts.js';
import { CONTACT_SUBJECT_TEXTS } from '../contact/contact.constants.js';
import {
  OUTBOX_KIND_TEXTS,
  OUTBOX_PROBLEM_TEXTS,
  OUTBOX_STATE_TEXTS,
} from '../messages/outbox-message.texts.js';
import {
  AVAILABILITY_TEXTS,
  CLASS_INSTANCE_STATUS_TEXTS,
  CLASS_PERIOD_TEXTS,
  INSTRUCTION_LANGUAGE_TEXTS,
} from '../schedule/class-instance.texts.js';
import type { StudentSort } from '../students/student.constants.js';
import type { TotalsGroup, VariableKind } from './report.constants.js';

const label = (en: string, es: string): MessageText => ({ en, es });

/** What columns and variables are called, by the field or argument they come from. */
const LABELS: Readonly<Record<string, MessageText>> = {
  amountCents: label('Amount', 'Monto'),
  attachment: label('Attachment', 'Archivo adjunto'),
  attempts: label('Attempts', 'Intentos'),
  availability: label('Availability', 'Disponibilidad'),
  averageLeadDays: label('Days booked ahead', 'Días de anticipación'),
  bookedFrom: label('Booked from', 'Reservada desde'),
  bookedTo: label('Booked to', 'Reservada hasta'),
  bookingDate: label('Booked on', 'Reservada el'),
  bookingStatus: label('Booking', 'Reservación'),
  by: label('Group by', 'Agrupar por'),
  cancellations: label('Cancellations', 'Cancelaciones'),
  cancelledClasses: label('Cancelled classes', 'Clases canceladas'),
  category: label('Category', 'Categoría'),
  city: label('City', 'Ciudad'),
  classFrom: label('Class from', 'Clase desde'),
  classInstanceId: label('Class', 'Clase'),
  classTo: label('Class to', 'Clase hasta'),
  classTypeId: label('Class type', 'Curso'),
  classes: label('Classes', 'Clases'),
  company: label('Company', 'Empresa'),
  companyName: label('Company', 'Empresa'),
  confirmationNumber: label('Number', 'Número'),
  count: label('Count', 'Cantidad'),
  createdAt: label('Created', 'Creado el'),
  date: label('Days', 'Días'),
  dayNumber: label('Day', 'Día'),
  days: label('Days', 'Días'),
  description: label('Description', 'Descripción'),
  descriptionEs: label('Description in Spanish', 'Descripción en español'),
  direction: label('Order', 'Orden'),
  dueAt: label('Due', 'Previsto para el'),
  durationHours: label('Hours', 'Horas'),
  email: label('Email', 'Correo electrónico'),
  emergencyContactName: label('Emergency contact', 'Contacto de emergencia'),
  emergencyContactPhone: label('Emergency phone', 'Teléfono de emergencia'),
  endTime: label('Ends', 'Termina'),
  endsAt: label('Ends', 'Termina'),
  enrolledCount: label('Seats taken', 'Lugares ocupados'),
  exceptId: label('Except', 'Excepto'),
  failedAt: label('Failed', 'Falló el'),
  failedMessages: label('Failed messages', 'Mensajes no enviados'),
  fillRate: label('Filled', 'Ocupación'),
  firstAt: label('From', 'Desde'),
  firstName: label('First name', 'Nombre'),
  from: label('From', 'Desde'),
  handledAt: label('Handled', 'Atendido el'),
  html: label('Mail as HTML', 'Correo en HTML'),
  id: label('Id', 'Identificador'),
  instructionLanguage: label('Language of the class', 'Idioma de la clase'),
  instructorName: label('Instructor', 'Instructor(a)'),
  isActive: label('Active', 'Activo'),
  isTextMessage: label('Text message', 'Mensaje de texto'),
  isHandled: label('Handled', 'Atendido'),
  key: label('Key', 'Clave'),
  kind: label('Kind', 'Tipo'),
  label: label('Group', 'Grupo'),
  labelEs: label('Group in Spanish', 'Grupo en español'),
  language: label('Language', 'Idioma'),
  lastAt: label('Until', 'Hasta'),
  lastError: label('Code of the problem', 'Código del problema'),
  lastName: label('Last name', 'Apellido'),
  locationName: label('Location', 'Lugar'),
  mailsSent: label('Mails sent', 'Correos enviados'),
  maxAttendees: label('Seats', 'Lugares'),
  maxStudents: label('Maximum participants', 'Máximo de participantes'),
  message: label('Message', 'Mensaje'),
  mine: label('Mine', 'Mío'),
  month: label('Month', 'Mes'),
  name: label('Class', 'Clase'),
  nameEs: label('Class in Spanish', 'Clase en español'),
  newStudents: label('New students', 'Participantes nuevos'),
  notes: label('Notes', 'Notas'),
  openContactMessages: label('Open messages', 'Mensajes abiertos'),
  ownerName: label('Written by', 'Escrito por'),
  paymentStatus: label('Payment', 'Pago'),
  period: label('Period', 'Periodo'),
  phone: label('Phone', 'Teléfono'),
  phoneLast4: label('Phone, last 4', 'Últimos 4 dígitos del teléfono'),
  priceCents: label('Price', 'Precio'),
  problem: label('Problem', 'Problema'),
  query: label('Query', 'Consulta'),
  readAt: label('Read', 'Leído el'),
  recipient: label('Recipient', 'Destinatario'),
  refundDeadline: label('Refund until', 'Reembolso hasta'),
  required: label('Required', 'Obligatorio'),
  requirements: label('Requirements', 'Requisitos'),
  requirementsEs: label('Requirements in Spanish', 'Requisitos en español'),
  retryAt: label('Next attempt', 'Próximo intento'),
  returningStudents: label('Returning students', 'Participantes que regresan'),
  revenueExpectedCents: label('Revenue expected', 'Ingresos previstos'),
  revenuePaidCents: label('Revenue paid', 'Ingresos cobrados'),
  role: label('Role', 'Función'),
  search: label('Search', 'Buscar'),
  seatsLeft: label('Seats left', 'Lugares disponibles'),
  seatsOffered: label('Seats offered', 'Lugares ofrecidos'),
  seatsTaken: label('Seats taken', 'Lugares ocupados'),
  sentAt: label('Sent', 'Enviado el'),
  sentFrom: label('Sent from', 'Enviado desde'),
  sentTo: label('Sent to', 'Enviado hasta'),
  shared: label('Shared', 'Compartido'),
  shipped: label('Of the product', 'Incluido en el sistema'),
  sort: label('Sort by', 'Ordenar por'),
  startTime: label('Starts', 'Comienza'),
  startsAt: label('Starts', 'Comienza'),
  state: label('State', 'Estado'),
  status: label('Status', 'Estado'),
  street1: label('Street', 'Calle y número'),
  street2: label('Street, second line', 'Suite o interior'),
  studentId: label('Student id', 'Identificador del participante'),
  subject: label('Subject', 'Asunto'),
  takenBelow: label('Fewer bookings than', 'Menos reservaciones que'),
  takenSeats: label('Seats taken', 'Lugares ocupados'),
  text: label('Text', 'Texto'),
  textNotifications: label('Text messages', 'Mensajes de texto'),
  timeZone: label('Time zone', 'Zona horaria'),
  to: label('To', 'Hasta'),
  totalBookings: label('Bookings', 'Reservaciones'),
  totalClassTypes: label('Class types', 'Cursos'),
  totalUsers: label('Accounts', 'Cuentas'),
  upcomingClasses: label('Upcoming classes', 'Próximas clases'),
  updatedAt: label('Changed', 'Modificado el'),
  value: label('Value', 'Valor'),
  version: label('Version', 'Versión'),
  zip: label('ZIP', 'Código postal'),

  // Where the field alone would say something else.
  'Booking.createdAt': label('Booked on', 'Reservada el'),
  'BookingConfirmation.createdAt': label('Booked on', 'Reservada el'),
  'ClassType.name': label('Class type', 'Curso'),
  'ClassType.nameEs': label('Class type in Spanish', 'Curso en español'),
  'ContactMessage.createdAt': label('Received', 'Recibido el'),
  'ContactMessage.name': label('Name', 'Nombre'),
  'ReportChoice.label': label('Choice', 'Opción'),
  'ReportVariable.defaultValue': label('Begins with', 'Valor inicial'),
  'ReportVariable.label': label('Label', 'Etiqueta'),
  'ReportVariable.name': label('Variable', 'Variable'),
  'SavedReport.name': label('Report', 'Informe'),
};

/** Values of enums as people say them; the file for a spreadsheet keeps the value itself. */
const ENUM_TEXTS: Readonly<Record<string, Readonly<Record<string, MessageText>>>> = {
  Availability: AVAILABILITY_TEXTS,
  BookingSort: {
    booked: label('Day of booking', 'Día de la reservación'),
    classDate: label('Start of the class', 'Inicio de la clase'),
    name: label('Name', 'Nombre'),
  } satisfies Record<BookingSort, MessageText>,
  BookingStatus: BOOKING_STATUS_TEXTS,
  Category: CATEGORY_TEXTS,
  ClassInstanceStatus: CLASS_INSTANCE_STATUS_TEXTS,
  ClassPeriod: CLASS_PERIOD_TEXTS,
  ContactSubject: CONTACT_SUBJECT_TEXTS,
  InstructionLanguage: INSTRUCTION_LANGUAGE_TEXTS,
  Language: LANGUAGE_TEXTS,
  OutboxKind: OUTBOX_KIND_TEXTS,
  OutboxProblem: OUTBOX_PROBLEM_TEXTS,
  OutboxState: OUTBOX_STATE_TEXTS,
  PaymentStatus: PAYMENT_STATUS_TEXTS,
  ReportVariableKind: {
    date: label('Date', 'Fecha'),
    classType: label('Class type', 'Curso'),
    classInstance: label('Class', 'Clase'),
    choice: label('Choice', 'Opción'),
    number: label('Number', 'Número'),
    boolean: label('Yes or no', 'Sí o no'),
    text: label('Text', 'Texto'),
  } satisfies Record<VariableKind, MessageText>,
  Role: {
    admin: label('Administrator', 'Administración'),
    client: label('Client', 'Cliente'),
  } satisfies Record<Role, MessageText>,
  SortDirection: {
    ascending: label('Ascending', 'Ascendente'),
    descending: label('Descending', 'Descendente'),
  } satisfies Record<SortDirection, MessageText>,
  StudentSort: {
    name: label('Name', 'Nombre'),
    email: label('Email', 'Correo electrónico'),
  } satisfies Record<StudentSort, MessageText>,
  TotalsGroup: {
    month: label('Month', 'Mes'),
    classType: label('Class type', 'Curso'),
    language: label('Language', 'Idioma'),
    city: label('City', 'Ciudad'),
    company: label('Company', 'Empresa'),
  } satisfies Record<TotalsGroup, MessageText>,
};

/** The name of a field, an alias or an argument for a person; one without a label is spelled out. */
export function labelOf({ typeName, name }: { typeName: string; name: string }, locale: Locale): string {
  const known = own(LABELS, `${typeName}.${name}`) ?? own(LABELS, name);
  return known?.[locale] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase();
}

/** A value of an enum for a person. */
export function wordFor(value: string, enumName: string, locale: Locale): string {
  const known = own(own(ENUM_TEXTS, enumName) ?? {}, value);
  return known?.[locale] ?? value;
}

/** Queries call their aliases as they like, also `constructor`, which every object has. */
function own<T>(known: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
