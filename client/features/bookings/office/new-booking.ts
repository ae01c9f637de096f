import type { PaymentStatus } from '../../../graphql/schema.generated';
import { centsOf } from '../../../i18n/dollars';

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
