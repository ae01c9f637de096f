import type { BookNewStudentInput, CreateBookingInput } from '../../../../graphql/schema.generated';
import { languageValues } from '../../../../schema/language.generated';
import { paymentStatusValues } from '../../../../schema/payment-status.generated';
import { paymentStatusMessages } from '../../../../ui/bookings/booking-status.messages';
import { defineForm, type FieldsFor } from '../../../../ui/forms/define-form';
import { choice, optionalText, text } from '../../../../ui/forms/form-fields';
import { languageMessages } from '../../../../ui/classes/language.messages';
import { money } from '../../../../ui/office/forms/number-fields';
import { optionalChoice } from '../../../../ui/office/forms/optional-choice';
import { paymentForm } from '../booking/payment-form';
import { newBookingLabels, newBookingProblems } from './new-booking.messages';

const { studentId: studentLabel, ...seatLabels } = newBookingLabels;
const { studentRequired, ...seatProblems } = newBookingProblems;

/** The admin booking form: an attendee on record. */
export const knownStudentForm = defineForm({
  fields: {
    studentId: text({ required: 'studentRequired' }),
  } satisfies FieldsFor<Pick<CreateBookingInput, 'studentId'>>,
  labels: { studentId: studentLabel },
  problems: { studentRequired },
});

/** The remaining fields, for any attendee. */
export const newBookingForm = defineForm({
  fields: {
    classInstanceId: text({ required: 'classRequired' }),
    /** Of messages; none is that of `useMessageLanguage`. */
    language: optionalChoice({ values: languageValues, labels: languageMessages }),
    bookingDate: text({ required: 'dateRequired', type: 'date' }),
    paymentStatus: choice({ values: paymentStatusValues, labels: paymentStatusMessages, initial: 'pending' }),
    paymentMethod: paymentForm.fields.paymentMethod,
    paymentReference: paymentForm.fields.paymentReference,
    amountCents: money({ required: 'amountRequired', invalid: 'amountInvalid' }),
    notes: optionalText(),
  } satisfies FieldsFor<Omit<BookNewStudentInput, 'idempotencyKey' | 'isWalkIn' | 'student'>>,
  labels: seatLabels,
  problems: seatProblems,
});

const phonePattern = /^[\d\s().+-]*\d[\d\s().+-]*$/;

/** The initial values of a new student from a search without results: a phone, an email, or a name in the usual order. */
export function personSearchedFor(
  search: string,
): Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>> {
  const typed = search.trim();
  if (phonePattern.test(typed)) return { phone: typed };
  const [first = '', ...others] = typed.split(/\s+/);
  if (first.includes('@')) return { email: first };
  return others.length > 0 ? { firstName: first, lastName: others.join(' ') } : { lastName: first };
}
