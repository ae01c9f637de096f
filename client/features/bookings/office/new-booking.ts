import type { CreateBookingInput } from '../../../graphql/schema.generated';
import { paymentStatusValues } from '../../../schema/payment-status.generated';
import { paymentStatusMessages } from '../../../ui/booking-status.messages';
import { defineForm, type FieldsFor } from '../../../ui/define-form';
import { choice, optionalText, text } from '../../../ui/form-fields';
import { money } from '../../../ui/number-fields';
import { newBookingLabels, newBookingProblems } from './new-booking.messages';

/** Specification section 5, admin booking form. */
export const newBookingForm = defineForm({
  fields: {
    studentId: text({ required: 'studentRequired' }),
    classInstanceId: text({ required: 'classRequired' }),
    bookingDate: text({ required: 'dateRequired', type: 'date' }),
    paymentStatus: choice({ values: paymentStatusValues, words: paymentStatusMessages, initial: 'pending' }),
    amountCents: money({ required: 'amountRequired', invalid: 'amountInvalid' }),
    notes: optionalText(),
  } satisfies FieldsFor<Omit<CreateBookingInput, 'idempotencyKey'>>,
  labels: newBookingLabels,
  problems: newBookingProblems,
});

/** The day it is where the office is, as the browser's calendar has it. */
export function today(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
