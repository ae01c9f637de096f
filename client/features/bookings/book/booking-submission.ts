import { newIdempotencyKey } from '../../../graphql/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import type { BookingAttempt } from './booking-draft';
import type { BookingField, BookingValues } from './booking-values';

type Answers = Omit<BookSeatInput, 'idempotencyKey' | 'language'>;

/** The form as the server takes it. Passwords only go along when an account is wanted. */
export function answersOf(classInstanceId: string, values: BookingValues): Answers {
  return {
    classInstanceId,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    companyName: values.company.trim() || null,
    emergencyContactName: values.emergencyContactName.trim(),
    emergencyContactPhone: values.emergencyContactPhone.trim(),
    textNotifications: values.smsOptIn,
    agreeToTerms: values.terms,
    createAccount: values.createAccount,
    ...(values.createAccount && { password: values.password, confirmPassword: values.confirmPassword }),
  };
}

/**
 * The attempt under which these values are sent: the previous one as long as they say the same, so that a
 * double click, a retry, a reload or Back cannot book twice, else a new one.
 */
export function attemptFor(
  classId: string,
  values: BookingValues,
  previous: BookingAttempt | null,
): BookingAttempt {
  const fingerprint = fingerprintOf(classId, values);
  const key = previous?.fingerprint === fingerprint ? previous.key : newIdempotencyKey();
  return { key, fingerprint, unanswered: true };
}

export function bookSeatInput(
  classId: string,
  values: BookingValues,
  attempt: BookingAttempt,
  language: Language,
): BookSeatInput {
  return { ...answersOf(classId, values), language, idempotencyKey: attempt.key };
}

/** Without the passwords: it is stored, and nothing that could be guessed back from it may be. */
function fingerprintOf(classId: string, values: BookingValues): string {
  return JSON.stringify(answersOf(classId, { ...values, password: '', confirmPassword: '' }));
}

const fieldOfInput: ReadonlyMap<string, BookingField> = new Map<keyof BookSeatInput, BookingField>([
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['companyName', 'company'],
  ['emergencyContactName', 'emergencyContactName'],
  ['emergencyContactPhone', 'emergencyContactPhone'],
  ['textNotifications', 'smsOptIn'],
  ['agreeToTerms', 'terms'],
  ['createAccount', 'createAccount'],
  ['password', 'password'],
  ['confirmPassword', 'confirmPassword'],
]);

/** Where each message of the server's `extensions.fields` belongs; what the form does not have is left out. */
export function fieldErrorsOf(fields: Readonly<Record<string, string>>): [BookingField, string][] {
  return Object.entries(fields).flatMap(([name, message]) => {
    const field = fieldOfInput.get(name);
    return field === undefined ? [] : [[field, message] satisfies [BookingField, string]];
  });
}
