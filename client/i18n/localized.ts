import type { Language } from './language';

/** A text written by the office and its language, for the element's `lang`. */
export interface LocalizedText {
  text: string;
  lang: Language;
}

/**
 * The office's text in the visitor's language. Spanish is optional: without it the English text is displayed with
 * `lang="en"`, so that screen readers pronounce it correctly.
 */
export function localized(
  english: string,
  spanish: string | null | undefined,
  language: Language,
): LocalizedText {
  const translation = spanish?.trim();
  if (language === 'es' && translation) return { text: translation, lang: 'es' };
  return { text: english, lang: 'en' };
}
