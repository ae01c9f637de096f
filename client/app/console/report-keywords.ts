import type { reportNameMessages } from './report-names.messages';

type ReportId = keyof typeof reportNameMessages;

/** The reports that come with the product, with their names in both languages, in lower case and without accents. */
export const reportKeywords: readonly (readonly [id: ReportId, keywords: string])[] = [
  ['week-rosters', "this week's rosters participantes de esta semana"],
  ['unpaid-bookings', 'bookings with payment pending reservaciones con pago pendiente'],
  ['payments', 'payments received pagos recibidos'],
  ['refunds', 'refunds reembolsos'],
  ['fill-rate-by-type', 'fill rate by class type ocupacion por curso'],
  ['revenue-by-month', 'revenue by month ingresos por mes'],
  ['small-classes', 'classes with few bookings clases con pocas reservaciones'],
  ['emergency-contacts', 'emergency contacts of a class contactos de emergencia de una clase'],
  ['spanish-demand', 'demand for spanish demanda de clases en espanol'],
  ['companies', 'companies empresas'],
  ['cancellations', 'cancellations cancelaciones'],
  ['expiring-certificates', 'expiring certificates certificados por vencer'],
  ['class-record', 'five-year class record registro de clases de los ultimos cinco anos'],
];
