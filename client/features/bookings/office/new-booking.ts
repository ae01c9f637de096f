import type { PaymentStatus } from '../../../graphql/schema.generated';

/** What the form holds: text as it was typed, each field under the name the server gives its errors. */
export interface NewBookingValues {
  studentId: string;
  classInstanceId: string;
  bookingDate: string;
  paymentStatus: PaymentStatus;
  amountCents: string;
  notes: string;
}

export type NewBookingProblem =
  'studentRequired' | 'classRequired' | 'dateRequired' | 'amountRequired' | 'amountInvalid';

/** In the order of the page. */
export const newBookingFields: readonly (keyof NewBookingValues)[] = [
  'studentId',
  'classInstanceId',
  'bookingDate',
  'paymentStatus',
  'amountCents',
  'notes',
];

/** '$1,250.5' → 125050; undefined when it is no amount of money. */
export function centsOf(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}\b)/g, '');
  const [, dollars, fraction = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Specification section 5, admin booking form. */
export function checkNewBooking(values: NewBookingValues): {
  [field in keyof NewBookingValues]?: NewBookingProblem;
} {
  return {
    ...(values.studentId === '' && { studentId: 'studentRequired' }),
    ...(values.classInstanceId === '' && { classInstanceId: 'classRequired' }),
    ...(values.bookingDate === '' && { bookingDate: 'dateRequired' }),
    ...(values.amountCents.trim() === ''
      ? { amountCents: 'amountRequired' }
      : centsOf(values.amountCents) === undefined && { amountCents: 'amountInvalid' }),
  };
}

/** The day it is where the office is, as the browser's calendar has it. */
export function today(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** 128 random bits. crypto.randomUUID is missing on plain http, which an office's own network may well use. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
