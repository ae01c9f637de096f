import type { Attempt } from '../../../graphql/idempotency-key';
import { bookingForm, type BookingField, type BookingValues } from './booking-fields';

export interface BookingAttempt extends Attempt {
  /** Sent, and neither booked nor refused as far as this browser knows. */
  unanswered: boolean;
}

/** What survives a reload: the form but for its passwords, and the attempt to book it. */
export interface BookingDraft {
  values: BookingValues;
  attempt: BookingAttempt | null;
}

const neverStored: readonly BookingField[] = ['password', 'confirmPassword'];
const storedFields = bookingForm.names.filter((field) => !neverStored.includes(field));

const storageKey = (classId: string) => `booking-draft:${classId}`;

/** Null when there is none, when it is not one of ours, or when the browser keeps no storage. */
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
    // Storage that is full or switched off must not break the form: it then only loses to a reload.
  }
}

export function removeDraft(classId: string): void {
  try {
    sessionStorage.removeItem(storageKey(classId));
  } catch {
    // As above.
  }
}

/** Takes what was typed for one class along to another date; the attempt stays behind, its key is for that class. */
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
