import type { BookSeatInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { email, flag, isBlank, optionalText, secret, text } from '../../../ui/form-fields';
import { callablePhone, companyName, emergencyName, personName, textingProblem } from '../person-patterns';
import type { FormState } from '../../../ui/use-form';
import { fieldMessages } from './booking-form.messages';
import { bookingProblems } from './booking-problem.messages';

type TypedInput = Omit<
  BookSeatInput,
  'classInstanceId' | 'offerId' | 'expectedDetailsKey' | 'idempotencyKey' | 'language'
>;

/** The fields of the Information step (specification sections 3 and 5, CONTRACT sections 4 and 6). */
export const bookingForm = defineForm({
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
    companyName: optionalText({ pattern: companyName, invalid: 'notACompany', atMost: 100 }),
    emergencyContactName: text({
      required: 'emergencyContactRequired',
      pattern: emergencyName,
      invalid: 'notAnEmergencyContact',
      atMost: 100,
    }),
    emergencyContactPhone: text({
      required: 'emergencyPhoneRequired',
      pattern: callablePhone,
      invalid: 'notAPhone',
      atMost: 40,
      type: 'tel',
      inputMode: 'tel',
      width: 'short',
    }),
    createAccount: flag(),
    password: secret(),
    confirmPassword: secret(),
    agreeToTerms: flag({ required: 'termsRequired' }),
  } satisfies FieldsFor<TypedInput>,
  labels: fieldMessages,
  problems: bookingProblems,
  rules: ({ textNotifications, phone, createAccount, password, confirmPassword }) => ({
    ...(textNotifications && isBlank(phone) && { phone: 'phoneRequiredForSms' }),
    ...(textNotifications && !isBlank(phone) && textingProblem(phone)),
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

/** Counts characters as code points, as the server does. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 128;
}
