import type { BookSeatInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/forms/define-form';
import { flag, secret } from '../../../ui/forms/form-fields';
import type { FormState } from '../../../ui/forms/use-form';
import { personFields, textingProblems } from '../person-fields';
import { fieldMessages } from './booking-form.messages';
import { bookingProblems } from './booking-problem.messages';

type TypedInput = Omit<
  BookSeatInput,
  'classInstanceId' | 'offerId' | 'expectedDetailsKey' | 'idempotencyKey' | 'language'
>;

/** The fields of the Information step. */
export const bookingForm = defineForm({
  fields: {
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    email: personFields.email,
    phone: personFields.phone,
    textNotifications: flag(),
    companyName: personFields.companyName,
    emergencyContactName: personFields.emergencyContactName,
    emergencyContactPhone: personFields.emergencyContactPhone,
    createAccount: flag(),
    password: secret(),
    confirmPassword: secret(),
    agreeToTerms: flag({ required: 'termsRequired' }),
  } satisfies FieldsFor<TypedInput>,
  labels: fieldMessages,
  problems: bookingProblems,
  rules: ({ createAccount, password, confirmPassword, ...person }) => ({
    ...textingProblems(person),
    ...(createAccount && !hasPasswordLength(password) && { password: 'passwordLength' }),
    ...(createAccount && password !== confirmPassword && { confirmPassword: 'passwordsDiffer' }),
  }),
  clears: {
    textNotifications: ['phone'],
    createAccount: ['password', 'confirmPassword'],
    password: ['confirmPassword'],
  },
});

export type BookingValues = ValuesOf<typeof bookingForm.fields>;
export type BookingField = keyof BookingValues;
export type BookingFormState = FormState<BookingValues, keyof typeof bookingProblems>;

/** The server's limit. @public for server/client-constants.test.ts */
export const minPasswordLength = 8;
/** The server's limit. @public for server/client-constants.test.ts */
export const maxPasswordLength = 128;

/** Counts characters as code points, as the server does. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= minPasswordLength && length <= maxPasswordLength;
}
