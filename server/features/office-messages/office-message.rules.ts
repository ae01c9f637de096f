import { LOCALES, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { PLACEHOLDERS, type Placeholder } from './office-message.constants.js';

/** Subject and text in one language. */
export interface MessageBody {
  subject: string;
  text: string;
}

/** An office message in one or both languages. */
export type LocalizedBody = { [language in Locale]?: MessageBody };

/** Placeholder names; a text may use the names of either language. */
const NAMES: Record<Placeholder, MessageText> = {
  firstName: { en: 'first name', es: 'nombre' },
  class: { en: 'class', es: 'clase' },
  date: { en: 'date', es: 'fecha' },
  place: { en: 'place', es: 'sede' },
};
/** Of an earlier version; stored texts may have them. */
const FORMER_NAMES: ReadonlyMap<string, Placeholder> = new Map([['lugar', 'place']]);
const IN_BRACES = /\{([^{}]*)\}/g;

/** The placeholder as written in a text of that language: {first name} */
export function placeholderIn(placeholder: Placeholder, language: Locale): string {
  return `{${NAMES[placeholder][language]}}`;
}

function placeholderCalled(name: string): Placeholder | undefined {
  const wanted = name.trim().toLowerCase();
  const placeholder = PLACEHOLDERS.find((each) =>
    LOCALES.some((language) => NAMES[each][language] === wanted),
  );
  return placeholder ?? FORMER_NAMES.get(wanted);
}

/** Names between braces that are not placeholders, each once. */
export function unknownPlaceholders(text: string): string[] {
  const inBraces = [...text.matchAll(IN_BRACES)].filter(([, name = '']) => !placeholderCalled(name));
  return [...new Set(inBraces.map(([whole]) => whole))];
}

/** Replaces placeholders by values. Values are not expanded, even if they look like placeholders. */
export function interpolated(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(IN_BRACES, (whole, name: string) => {
    const placeholder = placeholderCalled(name);
    return placeholder ? values[placeholder] : whole;
  });
}

/** Languages of recipients for which there is no text. */
export function missingLanguages(people: readonly { language: Locale }[], words: LocalizedBody): Locale[] {
  return LOCALES.filter(
    (language) => !words[language] && people.some((person) => person.language === language),
  );
}

/** The text in the recipient's language, or in the other one if there is none. */
export function bodyFor(words: LocalizedBody, language: Locale): (MessageBody & { language: Locale }) | null {
  const written = [language, ...LOCALES].find((each) => words[each]);
  const found = written && words[written];
  return found ? { ...found, language: written } : null;
}
