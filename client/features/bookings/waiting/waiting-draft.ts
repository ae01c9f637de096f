import type { SentAttempt } from '../../../graphql/requests/idempotency-key';
import type { JoinWaitingListInput } from '../../../graphql/schema.generated';
import type { ValuesOf } from '../../../ui/forms/define-form';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';
import { readDraft } from '../book/booking-draft';
import { waitingForm } from './waiting-form';

export type WaitingValues = ValuesOf<typeof waitingForm.fields>;

/** The language may change between two requests of the same attempt. */
export type JoinContent = Omit<JoinWaitingListInput, 'idempotencyKey' | 'language'>;

export type JoinAttempt = SentAttempt<JoinContent>;

const storageKey = (classId: string) => `waiting-draft:${classId}`;
/** Separate, so that the outcome of a request does not overwrite what was typed meanwhile. */
const attemptKey = (classId: string) => `waiting-attempt:${classId}`;

/**
 * The values from before a reload, or else the name, email and phone that were typed to book this class before it was
 * full; undefined if there are none. A consent given there is not one to this form.
 */
export function readWaitingDraft(classId: string): WaitingValues | undefined {
  const stored = readStoredDraft(storageKey(classId));
  if (isRecord(stored) && isTyped(stored, waitingForm.initial)) return stored;
  const booking = readDraft(classId);
  if (!booking) return undefined;
  const { firstName, lastName, email, phone } = booking.values;
  return { ...waitingForm.initial, firstName, lastName, email, phone };
}

export const storeWaitingDraft = (classId: string, values: WaitingValues): void =>
  storeDraft(storageKey(classId), values);

/** Null if nothing was sent, if it is invalid, or if storage is blocked. */
export function readJoinAttempt(classId: string): JoinAttempt | null {
  const stored = readStoredDraft(attemptKey(classId));
  return isAttempt(stored) ? stored : null;
}

export function storeJoinAttempt(classId: string, attempt: JoinAttempt | null): void {
  if (attempt) storeDraft(attemptKey(classId), attempt);
  else removeStoredDraft(attemptKey(classId));
}

/** The values and the attempt. */
export function removeWaitingDraft(classId: string): void {
  removeStoredDraft(storageKey(classId));
  removeStoredDraft(attemptKey(classId));
}

/** The content is not checked: it is only sent to the server again. */
function isAttempt(value: unknown): value is JoinAttempt {
  if (!isRecord(value) || !isRecord(value['content'])) return false;
  return isTyped(value, { key: '', fingerprint: '', unanswered: false });
}
