import { defaultLanguage, isLanguage, type Language } from './language';
import { languageCookie, languageKey, readLanguageCookie } from './language-cookie';

/** What the visitor chose before, or undefined: for nothing stored, for a foreign value, and where storage is shut. */
export function storedLanguage(): Language | undefined {
  return [readStored(), readLanguageCookie()].find(isLanguage);
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** Keeps the choice for the next visit, for the server too. A browser that forbids storage simply forgets it. */
export function storeLanguage(language: Language): void {
  document.cookie = languageCookie(language);
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // Private windows and full disks: the choice holds for this visit.
  }
}

/** Whether nobody has chosen yet, and the browser would rather have Spanish than English. */
export function mayWantSpanish(): boolean {
  if (storedLanguage()) return false;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) === 'es';
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
