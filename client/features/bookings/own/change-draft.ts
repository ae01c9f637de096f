import type { ValuesOf } from '../../../ui/forms/define-form';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';
import { changeForm } from './change-form';

type ChangeValues = ValuesOf<typeof changeForm.fields>;

interface ChangeDraft {
  values: ChangeValues;
  /** The values of the booking that the form was opened with. */
  opened: ChangeValues;
}

const storageKey = (bookingId: string) => `own-change:${bookingId}`;

/** What was typed before a reload. */
export function readChangeDraft(bookingId: string): ChangeDraft | undefined {
  const stored = readStoredDraft(storageKey(bookingId));
  if (!isRecord(stored)) return undefined;
  const { values, opened } = stored;
  return isValues(values) && isValues(opened) ? { values, opened } : undefined;
}

export function writeChangeDraft(bookingId: string, draft: ChangeDraft): void {
  storeDraft(storageKey(bookingId), draft);
}

export function removeChangeDraft(bookingId: string): void {
  removeStoredDraft(storageKey(bookingId));
}

/** What was typed, over the current values of the booking. */
export function typedOver(current: ChangeValues, { values, opened }: ChangeDraft): ChangeValues {
  const typed = changeForm.names.filter((name) => values[name] !== opened[name]);
  return { ...current, ...Object.fromEntries(typed.map((name) => [name, values[name]])) };
}

export function isSame(some: ChangeValues, others: ChangeValues): boolean {
  return changeForm.names.every((name) => some[name] === others[name]);
}

const isValues = (value: unknown): value is ChangeValues =>
  isRecord(value) && isTyped(value, changeForm.initial);
