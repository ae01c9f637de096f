import { withStorage } from './browser-storage';
import { defaultLanguage, isLanguage, type Language } from './language';
import { languageCookie, languageKey, readLanguageCookie } from './language-cookie';

/** The stored language; undefined if none or an unsupported one is stored, or if storage is blocked. */
function storedLanguage(): Language | undefined {
  return [withStorage(() => localStorage.getItem(languageKey)), readLanguageCookie()].find(isLanguage);
}

/** Stores the choice for the next visit, also for the server. Has no effect if storage is blocked. */
export function storeLanguage(language: Language): void {
  document.cookie = languageCookie(language);
  withStorage(() => localStorage.setItem(languageKey, language));
}

/** Whether no language was chosen yet and the browser prefers Spanish to English. */
export function mayWantSpanish(): boolean {
  if (storedLanguage()) return false;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) === 'es';
}

/** The language of `?lang=`; undefined if it is missing or unsupported. */
export function languageOfUrl(search: string): Language | undefined {
  const language = new URLSearchParams(search).get('lang');
  return isLanguage(language) ? language : undefined;
}

/** The language at the start of a visit: from the URL, else the stored one, else English. */
export function startingLanguage(search: string): Language {
  return languageOfUrl(search) ?? storedLanguage() ?? defaultLanguage;
}
