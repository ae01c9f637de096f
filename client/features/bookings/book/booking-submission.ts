import { newIdempotencyKey } from '../../../graphql/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import type { BookingAttempt } from './booking-draft';
import { inputFrom } from '../../../ui/form-input';
import { bookingForm, type BookingValues } from './booking-fields';

type Answers = Omit<BookSeatInput, 'idempotencyKey' | 'language'>;

/** The form as the server takes it. Passwords only go along when an account is wanted. */
function answersOf(classInstanceId: string, values: BookingValues): Answers {
  const { password, confirmPassword, ...answers } = inputFrom(bookingForm, values);
  return { classInstanceId, ...answers, ...(values.createAccount && { password, confirmPassword }) };
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
