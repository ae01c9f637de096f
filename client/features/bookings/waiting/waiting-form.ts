import type { JoinWaitingListInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type FormField } from '../../../ui/forms/define-form';
import { flag } from '../../../ui/forms/form-fields';
import { bookingProblems } from '../book/booking-problem.messages';
import { personFields, textingProblems } from '../person-fields';
import { waitingFields, waitingProblems } from './waiting-form.messages';

type TypedInput = Omit<JoinWaitingListInput, 'classInstanceId' | 'idempotencyKey' | 'language'>;

/** The server's limit. @public for server/client-constants.test.ts */
export const maxSeats = 10;
const counts = Array.from({ length: maxSeats }, (_, index) => String(index + 1));

/** A small number, chosen from a list. */
const seats: FormField<string, number, never> = {
  initial: '1',
  check: () => undefined,
  read: String,
  write: Number,
  choices: counts.map((value) => ({ value, label: value })),
};

/** The fields of the form to join a waiting list. */
export const waitingForm = defineForm({
  fields: {
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    email: personFields.email,
    phone: personFields.phone,
    textNotifications: flag(),
    seats,
    acceptsFewer: flag(),
    agreeToTerms: flag({ required: 'termsRequired' }),
  } satisfies FieldsFor<TypedInput>,
  labels: waitingFields,
  problems: { ...bookingProblems, ...waitingProblems },
  rules: textingProblems,
  clears: { textNotifications: ['phone'] },
});
