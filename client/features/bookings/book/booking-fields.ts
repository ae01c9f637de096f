import type { BookSeatInput } from '../../../graphql/schema.generated';
import { defineForm, type FieldsFor, type ValuesOf } from '../../../ui/define-form';
import { email, flag, isBlank, optionalText, secret, text } from '../../../ui/form-fields';
import type { FormState } from '../../../ui/use-form';
import { fieldMessages } from './booking-form.messages';
import { bookingProblems } from './booking-problem.messages';

type TypedInput = Omit<BookSeatInput, 'classInstanceId' | 'idempotencyKey' | 'language'>;

/** What the visitor types on the Information step (specification sections 3 and 5, CONTRACT sections 4 and 6). */
export const bookingForm = defineForm({
  fields: {
    firstName: text({ required: 'firstNameRequired', atMost: 100 }),
    lastName: text({ required: 'lastNameRequired', atMost: 100 }),
    email: email({ required: 'emailRequired', invalid: 'emailInvalid', atMost: 254, inputMode: 'email' }),
    phone: optionalText({ atMost: 40, type: 'tel', inputMode: 'tel', width: 'short' }),
    textNotifications: flag(),
    companyName: optionalText({ atMost: 100 }),
    emergencyContactName: text({ required: 'emergencyContactRequired', atMost: 100 }),
    emergencyContactPhone: text({
      required: 'emergencyPhoneRequired',
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
    ...(textNotifications &&
      !canBeTexted(phone) && { phone: isBlank(phone) ? 'phoneRequiredForSms' : 'phoneNeedsAreaCode' }),
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

/** A US number with its area code, or one that says its country. The server looks closer. */
function canBeTexted(phone: string): boolean {
  return phone.trim().startsWith('+') || phone.replace(/\D/g, '').length >= 10;
}

/** Characters as people count them, as the server does. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 128;
}
