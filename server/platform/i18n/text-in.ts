import type { Locale } from './message.js';

/** A user's text in the given language, or in the other one if it is missing; null if both are. */
export function textIn(
  texts: Readonly<Record<Locale, string | null>>,
  language: Locale,
): { text: string; language: Locale } | null {
  const own = texts[language];
  if (own !== null) return { text: own, language };
  const other = language === 'en' ? 'es' : 'en';
  const text = texts[other];
  return text === null ? null : { text, language: other };
}
