import type { Language } from './language';

/** A text of the office and the language it is written in, for its element's `lang`. */
export interface LocalizedText {
  text: string;
  lang: Language;
}

/**
 * The office's text in the visitor's language. Spanish is optional there: without it the English text is shown,
 * and says so in its `lang`, so that a screen reader reads it with an English voice.
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
