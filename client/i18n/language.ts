import { languageValues, type Language } from '../schema/language.generated';

/** A language of the site, as opposed to the language of instruction of a class. */
export type { Language };

export const defaultLanguage: Language = 'en';

/** The locale for formatting dates and numbers. */
export const localeTag: Readonly<Record<Language, 'en-US' | 'es-US'>> = { en: 'en-US', es: 'es-US' };

/** The name of each language in that language. */
export const languageName: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export function isLanguage(value: unknown): value is Language {
  return languageValues.some((language) => language === value);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}
