import type { Locale } from './message.js';

/** A text that somebody wrote in one language or both, in the reader's; the other stands in for a missing one. */
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
