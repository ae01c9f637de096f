import { contactFields, emptyContactValues, type ContactValues } from './contact-values';

const storageKey = 'contact-draft';

/** What was typed before a reload; empty when there is nothing, or nothing of ours. */
export function readContactDraft(): ContactValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyContactValues;
    const texts = new Map(Object.entries(stored));
    const values = { ...emptyContactValues };
    for (const field of contactFields) {
      const text: unknown = texts.get(field);
      if (typeof text === 'string') values[field] = text;
    }
    return values;
  } catch {
    return emptyContactValues;
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
