import type { Attempt } from '../../../graphql/idempotency-key';
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

const storageKey = (classId: string) => `booking-draft:${classId}`;

/** Null if there is none, if it is invalid, or if storage is blocked. */
export function readDraft(classId: string): BookingDraft | null {
  try {
    const text = sessionStorage.getItem(storageKey(classId));
    return text === null ? null : parseDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeDraft(classId: string, { values, attempt }: BookingDraft): void {
  const kept = Object.fromEntries(storedFields.map((field) => [field, values[field]]));
  try {
    sessionStorage.setItem(storageKey(classId), JSON.stringify({ values: kept, attempt }));
  } catch {
    // Full or blocked storage must not break the form: then only a reload loses its values.
  }
}

export function removeDraft(classId: string): void {
  try {
    sessionStorage.removeItem(storageKey(classId));
  } catch {
    // Storage is blocked.
  }
}

/** Copies the values typed for one class to another date, without the attempt, whose key belongs to the first class. */
export function copyDraft(fromClassId: string, toClassId: string): void {
  const draft = readDraft(fromClassId);
  if (draft) writeDraft(toClassId, { values: draft.values, attempt: null });
}

function parseDraft(stored: unknown): BookingDraft | null {
  if (!isRecord(stored) || !isRecord(stored['values'])) return null;
  const typed = { ...bookingForm.initial, ...pick(stored['values'], storedFields) };
  return isBookingValues(typed) ? { values: typed, attempt: parseAttempt(stored['attempt']) } : null;
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

function isBookingValues(typed: Record<BookingField, unknown>): typed is BookingValues {
  return bookingForm.names.every((field) => typeof typed[field] === typeof bookingForm.initial[field]);
}

function parseAttempt(stored: unknown): BookingAttempt | null {
  if (!isRecord(stored)) return null;
  const { key, fingerprint, unanswered } = stored;
  if (typeof key !== 'string' || typeof fingerprint !== 'string' || typeof unanswered !== 'boolean')
    return null;
  return { key, fingerprint, unanswered };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
