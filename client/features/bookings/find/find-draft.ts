import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../../ui/forms/stored-draft';

const storageKey = 'find-booking';

interface FindValues {
  email: string;
  confirmationNumber: string;
}

const initial: FindValues = { email: '', confirmationNumber: '' };

/**
 * What was typed before a reload.
 * @param given the email typed on the page before, or ''; a new one replaces the stored one
 */
export function readFindDraft(given: string): FindValues {
  const stored = readStoredDraft(storageKey);
  if (!isRecord(stored) || !isTyped(stored, initial)) return { ...initial, email: given };
  const { confirmationNumber } = stored;
  const email = given && stored['given'] !== given ? given : stored.email;
  return { email, confirmationNumber };
}

export const writeFindDraft = (values: FindValues, given: string): void =>
  storeDraft(storageKey, { ...values, given });

export const removeFindDraft = (): void => removeStoredDraft(storageKey);
