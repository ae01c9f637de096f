import { languageValues, type Language } from '../schema/language.generated';

/** A language of the site itself. The language a class is taught in is another thing. */
export type { Language };

export const defaultLanguage: Language = 'en';

/** The tag that dates and numbers are formatted by. */
export const localeTag: Readonly<Record<Language, 'en-US' | 'es-US'>> = { en: 'en-US', es: 'es-US' };

/** Each language by its own name, the same in every language of the site. */
export const languageName: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export function isLanguage(value: unknown): value is Language {
  return languageValues.some((language) => language === value);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}
