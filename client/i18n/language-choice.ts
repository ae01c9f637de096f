import { defaultLanguage, isLanguage, type Language } from './language';

const storageKey = 'language';

/** What the visitor chose before, or undefined: for nothing stored, for a foreign value, and where storage is shut. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit. A browser that forbids storage simply forgets it. */
export function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // Private windows and full disks: the choice holds for this visit.
  }
}

/** The language of `?lang=`, or undefined when there is none or it is not one of ours. */
export function languageOfAddress(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/** The language a visit starts in: the address wins, then the last choice, then English. */
export function startingLanguage(search: string): Language {
  return languageOfAddress(search) ?? storedLanguage() ?? defaultLanguage;
}
