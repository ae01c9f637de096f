import type { ValuesOf } from '../../../ui/define-form';
import { isRecord, isTyped, readStoredDraft, removeStoredDraft, storeDraft } from '../../../ui/stored-draft';
import { readDraft } from '../book/booking-draft';
import { waitingForm } from './waiting-form';

type WaitingValues = ValuesOf<typeof waitingForm.fields>;

const storageKey = (classId: string) => `waiting-draft:${classId}`;

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

export const removeWaitingDraft = (classId: string): void => removeStoredDraft(storageKey(classId));
