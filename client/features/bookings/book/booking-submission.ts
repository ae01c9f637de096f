import { newIdempotencyKey, type SentAttempt } from '../../../graphql/requests/idempotency-key';
import type { BookSeatInput, Language } from '../../../graphql/schema.generated';
import type { BookingAttempt } from './booking-draft';
import { inputFrom } from '../../../ui/forms/form-input';
import { bookingForm, type BookingValues } from './booking-fields';

/** What is booked, without the passwords: it is stored, and nothing in it may allow to guess them. */
export type BookingContent = Omit<
  BookSeatInput,
  'expectedDetailsKey' | 'idempotencyKey' | 'language' | 'password' | 'confirmPassword'
>;

/** A seat of the class, or one of the seats held by an offer. */
export interface RequestedSeat {
  classId: string;
  offerId?: string | undefined;
}

export function contentOf({ classId, offerId }: RequestedSeat, values: BookingValues): BookingContent {
  const { password, confirmPassword, ...person } = inputFrom(bookingForm, values);
  return { classInstanceId: classId, ...(offerId && { offerId }), ...person };
}

export const fingerprintOf = (content: BookingContent): string => JSON.stringify(content);

/** The stored attempt, whose fingerprint is what was sent. */
export function sentAttempt(stored: BookingAttempt | null): SentAttempt<BookingContent> | null {
  return stored && { ...stored, content: JSON.parse(stored.fingerprint) as BookingContent };
}

/** An attempt as the draft stores it: without what its fingerprint contains. */
export function storedAttempt(attempt: SentAttempt<BookingContent> | null): BookingAttempt | null {
  if (!attempt) return null;
  const { content, ...stored } = attempt;
  return stored;
}

/** @param values the passwords as typed last */
export function bookSeatInput(
  content: BookingContent,
  idempotencyKey: string,
  values: Pick<BookingValues, 'createAccount' | 'password' | 'confirmPassword'>,
  language: Language,
): BookSeatInput {
  return { ...content, ...(content.createAccount && passwordsOf(values)), language, idempotencyKey };
}

/** A repeated request has its account even if the guest no longer wants one: with a password that nobody knows. */
function passwordsOf({
  createAccount,
  password,
  confirmPassword,
}: Pick<BookingValues, 'createAccount' | 'password' | 'confirmPassword'>) {
  if (createAccount) return { password, confirmPassword };
  const unknown = newIdempotencyKey();
  return { password: unknown, confirmPassword: unknown };
}
