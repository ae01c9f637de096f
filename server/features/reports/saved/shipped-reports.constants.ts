import { Temporal } from 'temporal-polyfill';
import { message, type Message } from '../../../platform/i18n/message.js';

/** A report that comes with the product. Its variables have the names of the arguments that they set. */
export interface ShippedReport {
  id: string;
  name: Message;
  description: Message;
  query: string;
  /** Default values if the office has set none, by the current date at the office. */
  defaults?: (today: Temporal.PlainDate) => Record<string, string>;
  /** Keys of the columns of the chart. */
  chart?: { label: string; value: string };
}

const text = (en: string, es: string): Message => message({ en, es });

const thisWeek = (today: Temporal.PlainDate) => {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return { classFrom: monday.toString(), classTo: monday.add({ days: 6 }).toString() };
};
const yearBack = (today: Temporal.PlainDate) => ({
  from: today.with({ day: 1 }).subtract({ months: 11 }).toString(),
  to: today.with({ day: 1 }).add({ months: 1 }).subtract({ days: 1 }).toString(),
});
/** Twelve months and the next two, because classes are booked in advance. */
const yearAndAhead = (today: Temporal.PlainDate) => ({
  from: today.with({ day: 1 }).subtract({ months: 11 }).toString(),
  to: today.with({ day: 1 }).add({ months: 3 }).subtract({ days: 1 }).toString(),
});

/** Under the name of the stored status, so that files keep their headings. */
const PAYMENT = 'paymentStatus: paymentSummary';
const COURSE = 'classInstance { name nameEs }';
const CLASS = 'classInstance { startsAt timeZone name nameEs locationName locationNameEs city }';

export const SHIPPED_REPORTS: readonly ShippedReport[] = [
  {
    id: 'week-rosters',
    name: text('This week’s rosters', 'Participantes de esta semana'),
    description: text(
      'Who is coming to the classes that begin in these days, class by class.',
      'Quiénes vienen a las clases que empiezan en estos días, clase por clase.',
    ),
    query: `query WeekRosters($classFrom: String!, $classTo: String!) {
  bookings(classFrom: $classFrom, classTo: $classTo, takesSeat: true, sort: classDate, direction: ascending) {
    nodes { ${CLASS} lastName firstName companyName phone language ${PAYMENT} }
  }
}`,
    defaults: thisWeek,
  },
  {
    id: 'unpaid-bookings',
    name: text('Bookings with payment pending', 'Reservaciones con pago pendiente'),
    description: text(
      'Bookings that are still to be paid, soonest class first.',
      'Reservaciones por pagar; primero la clase más próxima.',
    ),
    query: `query UnpaidBookings($classTypeId: ID, $company: String) {
  bookings(paymentSummary: pending, classTypeId: $classTypeId, company: $company, sort: classDate, direction: ascending) {
    nodes { lastName firstName companyName phone amountCents classInstance { startsAt timeZone name nameEs } confirmationNumber }
  }
}`,
  },
  {
    id: 'payments',
    name: text('Payments received', 'Pagos recibidos'),
    description: text(
      'What was paid in these days, and how, including payments refunded since.',
      'Lo que se pagó en estos días y en qué forma, también si después se reembolsó.',
    ),
    query: `query Payments($paidFrom: String!, $paidTo: String!, $paymentMethod: PaymentMethod, $company: String) {
  bookings(paidFrom: $paidFrom, paidTo: $paidTo, paymentMethod: $paymentMethod, company: $company) {
    nodes { paidOn amountCents paymentMethod paymentReference lastName firstName companyName confirmationNumber ${COURSE} refundedOn }
  }
}`,
    defaults: (today) => ({ paidFrom: today.with({ day: 1 }).toString(), paidTo: today.toString() }),
  },
  {
    id: 'refunds',
    name: text('Refunds', 'Reembolsos'),
    description: text('What was paid back in these days.', 'Lo que se devolvió en estos días.'),
    query: `query Refunds($refundedFrom: String!, $refundedTo: String!, $company: String) {
  bookings(refundedFrom: $refundedFrom, refundedTo: $refundedTo, company: $company) {
    nodes { refundedOn amountCents paidOn paymentMethod paymentReference lastName firstName companyName confirmationNumber ${COURSE} }
  }
}`,
    defaults: (today) => ({ refundedFrom: today.with({ day: 1 }).toString(), refundedTo: today.toString() }),
  },
  {
    id: 'fill-rate-by-type',
    name: text('Fill rate by class type', 'Ocupación por curso'),
    description: text(
      'Seats offered and taken of each class type.',
      'Lugares ofrecidos y ocupados de cada curso.',
    ),
    query: `query FillRateByType($from: String, $to: String, $city: String) {
  totals(by: classType, from: $from, to: $to, city: $city) { label labelEs classes seatsOffered seatsTaken fillRate }
}`,
    defaults: yearBack,
    chart: { label: 'label', value: 'fillRate' },
  },
  {
    id: 'revenue-by-month',
    name: text('Revenue by month', 'Ingresos por mes'),
    description: text(
      'Expected and paid, by the month in which the class begins.',
      'Previstos y cobrados, según el mes en que empieza la clase.',
    ),
    query: `query RevenueByMonth($from: String, $to: String, $classTypeId: ID) {
  totals(by: month, from: $from, to: $to, classTypeId: $classTypeId) { label revenueExpectedCents revenuePaidCents seatsTaken cancellations }
}`,
    defaults: yearAndAhead,
    chart: { label: 'label', value: 'revenueExpectedCents' },
  },
  {
    id: 'small-classes',
    name: text('Classes with few bookings', 'Clases con pocas reservaciones'),
    description: text(
      'Scheduled classes that have not begun, with fewer bookings than this, soonest first.',
      'Clases programadas que aún no empiezan, con menos reservaciones de las que usted indique; primero la más próxima.',
    ),
    query: `query SmallClasses($takenBelow: Int!, $classTypeId: ID) {
  classInstances(period: notBegun, status: scheduled, takenBelow: $takenBelow, classTypeId: $classTypeId) {
    nodes { startsAt timeZone classType { name nameEs } locationName locationNameEs address { city state } language takenSeats maxAttendees }
  }
}`,
    defaults: () => ({ takenBelow: '5' }),
  },
  {
    id: 'emergency-contacts',
    name: text('Emergency contacts of a class', 'Contactos de emergencia de una clase'),
    description: text(
      'Whom to call for each attendee of one class, by last name.',
      'A quién llamar en una emergencia, por cada participante de la clase y en orden de apellido.',
    ),
    query: `query EmergencyContacts($classInstanceId: ID!) {
  bookings(classInstanceId: $classInstanceId, takesSeat: true, sort: name, direction: ascending) {
    nodes { lastName firstName phone emergencyContactName emergencyContactPhone companyName }
  }
}`,
  },
  {
    id: 'spanish-demand',
    name: text('Demand for Spanish', 'Demanda de clases en español'),
    description: text(
      'How full classes are by their language of instruction.',
      'Qué tan llenas están las clases según su idioma.',
    ),
    query: `query SpanishDemand($from: String, $to: String, $classTypeId: ID) {
  totals(by: language, from: $from, to: $to, classTypeId: $classTypeId) { label labelEs classes seatsOffered seatsTaken fillRate newStudents }
}`,
    defaults: yearBack,
    chart: { label: 'label', value: 'seatsTaken' },
  },
  {
    id: 'companies',
    name: text('Companies', 'Empresas'),
    description: text(
      'Who sends the most people, and what they have paid.',
      'Qué empresas mandan a más personas y cuánto han pagado.',
    ),
    query: `query Companies($from: String, $to: String) {
  totals(by: company, from: $from, to: $to) { label seatsTaken classes revenueExpectedCents revenuePaidCents newStudents returningStudents cancellations }
}`,
    defaults: yearBack,
    chart: { label: 'label', value: 'seatsTaken' },
  },
  {
    id: 'cancellations',
    name: text('Cancellations', 'Cancelaciones'),
    description: text(
      'Cancelled bookings, by the day they were booked, newest first.',
      'Reservaciones canceladas, según el día en que se hicieron; primero la más reciente.',
    ),
    query: `query Cancellations($bookedFrom: String, $bookedTo: String) {
  bookings(bookingStatus: cancelled, bookedFrom: $bookedFrom, bookedTo: $bookedTo) {
    nodes { bookingDate confirmationNumber lastName firstName companyName amountCents ${PAYMENT} ${CLASS} }
  }
}`,
    defaults: (today) => ({
      bookedFrom: today.subtract({ days: 90 }).toString(),
      bookedTo: today.toString(),
    }),
  },
  {
    id: 'expiring-certificates',
    name: text('Expiring certificates', 'Certificados por vencer'),
    description: text(
      'Whose certificate expires in these days, unless they have attended the course again; the first to expire first.',
      'A quiénes se les vence el certificado en estos días, salvo que hayan vuelto a tomar el curso; primero los que vencen antes.',
    ),
    query: `query ExpiringCertificates($expiresFrom: String!, $expiresTo: String!, $classTypeId: ID, $company: String) {
  bookings(expiresFrom: $expiresFrom, expiresTo: $expiresTo, classTypeId: $classTypeId, company: $company, sort: certificateExpiry, direction: ascending) {
    nodes { certificateExpiresOn lastName firstName email phone companyName classInstance { name nameEs lastDayStartsAt timeZone } confirmationNumber }
  }
}`,
    defaults: (today) => ({ expiresFrom: today.toString(), expiresTo: today.add({ days: 60 }).toString() }),
  },
  {
    id: 'class-record',
    name: text('Five-year class record', 'Registro de clases de los últimos cinco años'),
    description: text(
      'Who attended which class, where and when: the file that is kept for five years.',
      'Quién asistió a cada clase, dónde y cuándo: el archivo que se guarda cinco años.',
    ),
    query: `query ClassRecord($classFrom: String!, $classTo: String!, $classTypeId: ID) {
  bookings(classFrom: $classFrom, classTo: $classTo, classTypeId: $classTypeId, sort: classDate, direction: ascending) {
    nodes { ${CLASS} lastName firstName companyName bookingStatus confirmationNumber attendance }
  }
}`,
    defaults: (today) => ({
      classFrom: today.subtract({ years: 5 }).toString(),
      classTo: today.toString(),
    }),
  },
];
