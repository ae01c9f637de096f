import { contactForm, type ContactValues } from './contact-form';

const storageKey = 'contact-draft';

/** What was typed before a reload; undefined when there is nothing, or nothing of ours. */
export function readContactDraft(): ContactValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const texts = Object.entries(stored).filter(
      ([name, text]) => name in contactForm.initial && typeof text === 'string',
    );
    return { ...contactForm.initial, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

export function writeContactDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage that is full or switched off: the form then only loses to a reload.
  }
}

export function removeContactDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
