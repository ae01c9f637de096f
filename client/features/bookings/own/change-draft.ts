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

const storageKey = (bookingId: string) => `own-change:${bookingId}`;

/** What was typed before a reload. */
export function readChangeDraft(bookingId: string): ChangeValues | undefined {
  const stored = readStoredDraft(storageKey(bookingId));
  return isRecord(stored) && isTyped(stored, changeForm.initial) ? stored : undefined;
}

export function writeChangeDraft(bookingId: string, values: ChangeValues): void {
  storeDraft(storageKey(bookingId), values);
}

export function removeChangeDraft(bookingId: string): void {
  removeStoredDraft(storageKey(bookingId));
}
