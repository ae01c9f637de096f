import { attemptOf } from '../../../graphql/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import type { BookingAttempt } from './booking-draft';
import { inputFrom } from '../../../ui/form-input';
import { bookingForm, type BookingValues } from './booking-fields';

type BookingInput = Omit<BookSeatInput, 'expectedDetailsKey' | 'idempotencyKey' | 'language'>;

/** What to book: a seat of the class, or one of the seats held by an offer. */
export interface RequestedSeat {
  classId: string;
  offerId?: string | undefined;
}

/** The form as the server's input. Passwords are sent only if an account is wanted. */
function toInput({ classId, offerId }: RequestedSeat, values: BookingValues): BookingInput {
  const { password, confirmPassword, ...input } = inputFrom(bookingForm, values);
  return {
    classInstanceId: classId,
    ...(offerId && { offerId }),
    ...input,
    ...(values.createAccount && { password, confirmPassword }),
  };
}

/**
 * The attempt for these values: the previous one while the values are the same, so that a double click, a retry, a
 * reload or Back cannot book twice; else a new one.
 */
export function attemptFor(
  seat: RequestedSeat,
  values: BookingValues,
  previous: BookingAttempt | null,
): BookingAttempt {
  return { ...attemptOf(fingerprintOf(seat, values), previous), unanswered: true };
}

export function bookSeatInput(
  seat: RequestedSeat,
  values: BookingValues,
  attempt: BookingAttempt,
  language: Language,
): BookSeatInput {
  return { ...toInput(seat, values), language, idempotencyKey: attempt.key };
}

/** Without the passwords: it is stored, and nothing in it may allow to guess them. */
function fingerprintOf(seat: RequestedSeat, values: BookingValues): string {
  return JSON.stringify(toInput(seat, { ...values, password: '', confirmPassword: '' }));
}
