import type { Attempt } from '../../graphql/requests/idempotency-key';
import {
  isRecord,
  isTyped,
  readStoredDraft,
  removeStoredDraft,
  storeDraft,
} from '../../ui/forms/stored-draft';
import { contactForm, type ContactValues } from './contact-form';

const storageKey = 'contact-draft';
const attemptKey = 'contact-draft-attempt';

/** The stored values from before a reload; undefined if there are none or they are invalid. */
export function readContactDraft(): ContactValues | undefined {
  const stored = readStoredDraft(storageKey);
  if (!isRecord(stored)) return undefined;
  const texts = Object.entries(stored).filter(
    ([name, text]) => name in contactForm.initial && typeof text === 'string',
  );
  return { ...contactForm.initial, ...Object.fromEntries(texts) };
}

export const writeContactDraft = (values: ContactValues): void => storeDraft(storageKey, values);

export const removeContactDraft = (): void => removeStoredDraft(storageKey);

/** The last attempt to send the message, from before a reload; null if there is none. */
export function readContactAttempt(): Attempt | null {
  const stored = readStoredDraft(attemptKey);
  return isRecord(stored) && isTyped(stored, { key: '', fingerprint: '' }) ? stored : null;
}

export const writeContactAttempt = (attempt: Attempt): void => storeDraft(attemptKey, attempt);

export const removeContactAttempt = (): void => removeStoredDraft(attemptKey);
