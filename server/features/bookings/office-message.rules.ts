import { LOCALES, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { PLACEHOLDERS, type Placeholder } from './office-message.constants.js';

/** Subject and text in one language. */
export interface Words {
  subject: string;
  text: string;
}

/** What the office has written, in one language or in both. */
export type WordsByLanguage = { [language in Locale]?: Words };

/** What is written between braces; each language may use the names of the other. */
const NAMES: Record<Placeholder, MessageText> = {
  firstName: { en: 'first name', es: 'nombre' },
  class: { en: 'class', es: 'clase' },
  date: { en: 'date', es: 'fecha' },
  place: { en: 'place', es: 'lugar' },
};
const IN_BRACES = /\{([^{}]*)\}/g;

/** As it is written in a text of that language: {first name} */
export function placeholderIn(placeholder: Placeholder, language: Locale): string {
  return `{${NAMES[placeholder][language]}}`;
}

function placeholderCalled(name: string): Placeholder | undefined {
  const wanted = name.trim().toLowerCase();
  return PLACEHOLDERS.find((each) => LOCALES.some((language) => NAMES[each][language] === wanted));
}

/** What stands between braces and is no placeholder, each once. */
export function unknownPlaceholders(text: string): string[] {
  const inBraces = [...text.matchAll(IN_BRACES)].filter(([, name = '']) => !placeholderCalled(name));
  return [...new Set(inBraces.map(([whole]) => whole))];
}

/** With values instead of placeholders. What a value holds is text, also if it looks like a placeholder. */
export function filledIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(IN_BRACES, (whole, name: string) => {
    const placeholder = placeholderCalled(name);
    return placeholder ? values[placeholder] : whole;
  });
}

/** The languages that somebody needs and nobody has written in. */
export function missingLanguages(people: readonly { language: Locale }[], words: WordsByLanguage): Locale[] {
  return LOCALES.filter(
    (language) => !words[language] && people.some((person) => person.language === language),
  );
}

/** What somebody reads: their language, or the other one where nobody has written in it. */
export function wordsFor(words: WordsByLanguage, language: Locale): (Words & { language: Locale }) | null {
  const written = [language, ...LOCALES].find((each) => words[each]);
  const found = written && words[written];
  return found ? { ...found, language: written } : null;
}
