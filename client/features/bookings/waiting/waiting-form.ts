import type { JoinWaitingListInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type FormField } from '../../../ui/define-form';
import { email, flag, isBlank, optionalText, text } from '../../../ui/form-fields';
import { callablePhone, personName, textingProblem } from '../person-patterns';
import { bookingProblems } from '../book/booking-problem.messages';
import { waitingFields, waitingProblems } from './waiting-form.messages';

type TypedInput = Omit<JoinWaitingListInput, 'classInstanceId' | 'idempotencyKey' | 'language'>;

const maxSeats = 10;
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
    firstName: text({ required: 'firstNameRequired', pattern: personName, invalid: 'notAName', atMost: 100 }),
    lastName: text({ required: 'lastNameRequired', pattern: personName, invalid: 'notAName', atMost: 100 }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid', atMost: 254, inputMode: 'email' }),
    phone: optionalText({
      pattern: callablePhone,
      invalid: 'notAPhone',
      atMost: 40,
      type: 'tel',
      inputMode: 'tel',
      width: 'short',
    }),
    textNotifications: flag(),
    seats,
    acceptsFewer: flag(),
    agreeToTerms: flag({ required: 'termsRequired' }),
  } satisfies FieldsFor<TypedInput>,
  labels: waitingFields,
  problems: { ...bookingProblems, ...waitingProblems },
  rules: ({ textNotifications, phone }) => ({
    ...(textNotifications && isBlank(phone) && { phone: 'phoneRequiredForSms' }),
    ...(textNotifications && !isBlank(phone) && textingProblem(phone)),
  }),
  clears: { textNotifications: ['phone'] },
});
