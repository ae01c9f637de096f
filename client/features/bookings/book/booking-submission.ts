import { attemptOf } from '../../../graphql/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import type { BookingAttempt } from './booking-draft';
import { inputFrom } from '../../../ui/form-input';
import { bookingForm, type BookingValues } from './booking-fields';

type Answers = Omit<BookSeatInput, 'idempotencyKey' | 'language'>;

/** What to book: a seat of the class, or one of the seats held by an offer. */
export interface AskedSeat {
  classId: string;
  offerId?: string | undefined;
}

/** The form as the server's input. Passwords are sent only if an account is wanted. */
function answersOf({ classId, offerId }: AskedSeat, values: BookingValues): Answers {
  const { password, confirmPassword, ...answers } = inputFrom(bookingForm, values);
  return {
    classInstanceId: classId,
    ...(offerId && { offerId }),
    ...answers,
    ...(values.createAccount && { password, confirmPassword }),
  };
}

/**
 * The attempt for these values: the previous one while the values are the same, so that a double click, a retry, a
 * reload or Back cannot book twice; else a new one.
 */
export function attemptFor(
  asked: AskedSeat,
  values: BookingValues,
  previous: BookingAttempt | null,
): BookingAttempt {
  return { ...attemptOf(fingerprintOf(asked, values), previous), unanswered: true };
}

export function bookSeatInput(
  asked: AskedSeat,
  values: BookingValues,
  attempt: BookingAttempt,
  language: Language,
): BookSeatInput {
  return { ...answersOf(asked, values), language, idempotencyKey: attempt.key };
}

/** Without the passwords: it is stored, and nothing in it may allow to guess them. */
function fingerprintOf(asked: AskedSeat, values: BookingValues): string {
  return JSON.stringify(answersOf(asked, { ...values, password: '', confirmPassword: '' }));
}
