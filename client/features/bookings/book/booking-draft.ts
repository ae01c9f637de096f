import type { Attempt } from '../../../graphql/requests/idempotency-key';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';
import { bookingForm, type BookingField, type BookingValues } from './booking-fields';

export interface BookingAttempt extends Attempt {
  /** Sent, with an outcome that this browser does not know. */
  unanswered: boolean;
}

/** What is stored for a reload: the form without its passwords, and the booking attempt. */
export interface BookingDraft {
  values: BookingValues;
  attempt: BookingAttempt | null;
}

const neverStored: readonly BookingField[] = ['password', 'confirmPassword'];
const storedFields = bookingForm.names.filter((field) => !neverStored.includes(field));

const sampleAttempt: BookingAttempt = { key: '', fingerprint: '', unanswered: false };

const storageKey = (classId: string) => `booking-draft:${classId}`;

/** Null if there is none, if it is invalid, or if storage is blocked. */
export function readDraft(classId: string): BookingDraft | null {
  return parseDraft(readStoredDraft(storageKey(classId)));
}

export function writeDraft(classId: string, { values, attempt }: BookingDraft): void {
  storeDraft(storageKey(classId), { values: withoutPasswords(values), attempt });
}

export function removeDraft(classId: string): void {
  removeStoredDraft(storageKey(classId));
}

/** Copies the values typed for one class to another date, without the attempt, whose key belongs to the first class. */
export function copyDraft(fromClassId: string, toClassId: string): void {
  const draft = readDraft(fromClassId);
  if (draft) writeDraft(toClassId, { values: draft.values, attempt: null });
}

function parseDraft(stored: unknown): BookingDraft | null {
  if (!isRecord(stored) || !isRecord(stored['values'])) return null;
  const typed = { ...bookingForm.initial, ...withoutPasswords(stored['values']) };
  if (!isTyped(typed, bookingForm.initial)) return null;
  const { attempt } = stored;
  return { values: typed, attempt: isRecord(attempt) && isTyped(attempt, sampleAttempt) ? attempt : null };
}

function withoutPasswords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(storedFields.map((field) => [field, values[field]]));
}
