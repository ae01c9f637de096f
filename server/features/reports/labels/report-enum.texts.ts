import type { Role } from '../../../platform/context/viewer.js';
import type { InstallationProblem } from '../../../platform/doctor/installation-problems.js';
import type { SortDirection } from '../../../platform/graphql/page-args.js';
import { LANGUAGE_TEXTS, type Locale, type MessageText } from '../../../platform/i18n/message.js';
import { USER_STATE_TEXTS } from '../../accounts/users/user.texts.js';
import type { Refund } from '../../bookings/confirmation/booking-options.constants.js';
import { ATTENDANCE_TEXTS, BOOKING_SORT_TEXTS, BOOKING_STATUS_TEXTS } from '../../bookings/booking.texts.js';
import { CATEGORY_TEXTS } from '../../catalog/class-type.texts.js';
import { CONTACT_SUBJECT_TEXTS } from '../../contact/contact.constants.js';
import { BOOKING_EVENT_TEXTS, CREW_EVENT_TEXTS, STUDENT_EVENT_TEXTS } from '../../histories/history.texts.js';
import {
  OUTBOX_KIND_TEXTS,
  OUTBOX_PROBLEM_TEXTS,
  OUTBOX_STATE_TEXTS,
} from '../../messages/outbox/outbox-message.texts.js';
import {
  PAYMENT_METHOD_TEXTS,
  PAYMENT_STATUS_TEXTS,
  PAYMENT_SUMMARY_TEXTS,
} from '../../payments/payment.texts.js';
import {
  AVAILABILITY_TEXTS,
  CLASS_CHANGE_TEXTS,
  CLASS_EVENT_TEXTS,
  CLASS_FIELD_TEXTS,
  CLASS_INSTANCE_STATUS_TEXTS,
  CLASS_PERIOD_TEXTS,
  FEDERAL_HOLIDAY_TEXTS,
  INSTRUCTION_LANGUAGE_TEXTS,
} from '../../schedule/classes/class-instance.texts.js';
import { CLASS_WARNING_TEXTS } from '../../schedule/warnings/class-warning.texts.js';
import type { DuplicateReason, StudentSort } from '../../students/student.constants.js';
import type { ViewPage } from '../../views/saved-view.constants.js';
import { SEAT_OFFER_STATE_TEXTS, WAITING_STATE_TEXTS } from '../../waiting/waiting.texts.js';
import type { ReportFrequency, ReportPeriod } from '../schedules/report-schedule.constants.js';
import type { TotalsGroup, VariableKind } from '../report.constants.js';

const label = (en: string, es: string): MessageText => ({ en, es });

/** Labels of enum values; files for a spreadsheet contain the value itself. */
const ENUM_TEXTS: Readonly<Record<string, Readonly<Record<string, MessageText>>>> = {
  Attendance: ATTENDANCE_TEXTS,
  AttendanceFilter: ATTENDANCE_TEXTS,
  Availability: AVAILABILITY_TEXTS,
  BookingEventKind: BOOKING_EVENT_TEXTS,
  BookingSort: BOOKING_SORT_TEXTS,
  BookingStatus: BOOKING_STATUS_TEXTS,
  Category: CATEGORY_TEXTS,
  ClassChangeKind: CLASS_CHANGE_TEXTS,
  ClassEventKind: CLASS_EVENT_TEXTS,
  ClassField: CLASS_FIELD_TEXTS,
  ClassInstanceStatus: CLASS_INSTANCE_STATUS_TEXTS,
  ClassPeriod: CLASS_PERIOD_TEXTS,
  ClassWarning: CLASS_WARNING_TEXTS,
  ContactSubject: CONTACT_SUBJECT_TEXTS,
  DuplicateReason: {
    email: label('Same email', 'Mismo correo'),
    phone: label('Same phone', 'Mismo teléfono'),
    name: label('Same name', 'Mismo nombre'),
  } satisfies Record<DuplicateReason, MessageText>,
  FederalHoliday: FEDERAL_HOLIDAY_TEXTS,
  InstallationProblem: {
    backupOverdue: label('Backup overdue', 'Respaldo atrasado'),
    diskNearlyFull: label('Disk nearly full', 'Disco casi lleno'),
    mailNotSent: label('No mail server', 'Sin servidor de correo'),
    messagesDelayed: label('Messages delayed', 'Mensajes retrasados'),
  } satisfies Record<InstallationProblem, MessageText>,
  InstructionLanguage: INSTRUCTION_LANGUAGE_TEXTS,
  Language: LANGUAGE_TEXTS,
  OutboxKind: OUTBOX_KIND_TEXTS,
  OutboxProblem: OUTBOX_PROBLEM_TEXTS,
  OutboxState: OUTBOX_STATE_TEXTS,
  PaymentMethod: PAYMENT_METHOD_TEXTS,
  PaymentStatus: PAYMENT_STATUS_TEXTS,
  PaymentSummary: PAYMENT_SUMMARY_TEXTS,
  Refund: {
    FULL: label('In full', 'Completo'),
    NONE: label('None', 'Ninguno'),
  } satisfies Record<Refund, MessageText>,
  ReportFrequency: {
    weekly: label('Weekly', 'Cada semana'),
    monthly: label('Monthly', 'Cada mes'),
  } satisfies Record<ReportFrequency, MessageText>,
  ReportPeriod: {
    asSaved: label('As saved', 'Como se guardó'),
    lastWeek: label('Last week', 'La semana pasada'),
    nextWeek: label('Next seven days', 'Los próximos siete días'),
    lastMonth: label('Last month', 'El mes pasado'),
    lastYear: label('Last twelve months', 'Los últimos doce meses'),
  } satisfies Record<ReportPeriod, MessageText>,
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
  CrewEventKind: CREW_EVENT_TEXTS,
  StudentEventKind: STUDENT_EVENT_TEXTS,
  StudentSort: {
    name: label('Last name', 'Apellido'),
    email: label('Email', 'Correo electrónico'),
  } satisfies Record<StudentSort, MessageText>,
  TotalsGroup: {
    month: label('Month', 'Mes'),
    classType: label('Class type', 'Curso'),
    language: label('Language', 'Idioma'),
    city: label('City', 'Ciudad'),
    company: label('Company', 'Empresa'),
  } satisfies Record<TotalsGroup, MessageText>,
  UserState: USER_STATE_TEXTS,
  ViewPage: {
    bookings: label('Bookings', 'Reservaciones'),
    students: label('Students', 'Participantes'),
  } satisfies Record<ViewPage, MessageText>,
  SeatOfferState: SEAT_OFFER_STATE_TEXTS,
  WaitingState: WAITING_STATE_TEXTS,
};

/** The label of an enum value. */
export function enumLabel(value: string, enumName: string, locale: Locale): string {
  const words = Object.hasOwn(ENUM_TEXTS, enumName) ? ENUM_TEXTS[enumName] : undefined;
  const known = words && Object.hasOwn(words, value) ? words[value] : undefined;
  return known?.[locale] ?? value;
}
