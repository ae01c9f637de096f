import { isRecord, readStoredDraft, removeStoredDraft, storeDraft } from '../../ui/stored-draft';
import { contactForm, type ContactValues } from './contact-form';

const storageKey = 'contact-draft';

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
