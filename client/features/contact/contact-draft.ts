import { contactForm, type ContactValues } from './contact-form';

const storageKey = 'contact-draft';

/** The stored values from before a reload; undefined if there are none or they are invalid. */
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
    // Storage is full or blocked: then only a reload loses the values.
  }
}

export function removeContactDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}
