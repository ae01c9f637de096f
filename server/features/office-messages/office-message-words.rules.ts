import { badInput, type FieldProblems } from '../../platform/errors/domain-error.js';
import { LOCALES, message, type Locale, type MessageText } from '../../platform/i18n/message.js';
import { PLACEHOLDERS } from './office-message.constants.js';
import {
  missingLanguages,
  placeholderIn,
  unknownPlaceholders,
  type MessageBody,
  type LocalizedBody,
} from './office-message.rules.js';

/** The texts of an office message in its input. */
export interface WrittenWords {
  english?: MessageBody;
  spanish?: MessageBody;
}

/** The input field of each language. */
const FIELD_OF = { en: 'english', es: 'spanish' } as const satisfies Record<Locale, string>;

const UNKNOWN: MessageText = {
  en: '{found} cannot be replaced. You can use: {known}',
  es: '{found} no se puede reemplazar. Puede usar: {known}',
};

const MISSING: Record<Locale, { subject: MessageText; text: MessageText }> = {
  en: {
    subject: {
      en: 'Write a subject in English: at least one recipient reads English',
      es: 'Escriba un asunto en inglés: alguien de la lista lee en inglés',
    },
    text: {
      en: 'Write the text in English: at least one recipient reads English',
      es: 'Escriba el texto en inglés: alguien de la lista lee en inglés',
    },
  },
  es: {
    subject: {
      en: 'Write a subject in Spanish: at least one recipient reads Spanish',
      es: 'Escriba un asunto en español: alguien de la lista lee en español',
    },
    text: {
      en: 'Write the text in Spanish: at least one recipient reads Spanish',
      es: 'Escriba el texto en español: alguien de la lista lee en español',
    },
  },
};

/** Throws BAD_USER_INPUT if the language of a recipient is missing, or for an unknown placeholder. */
export function checkedWords(
  { english, spanish }: WrittenWords,
  people: readonly { language: Locale }[],
): LocalizedBody {
  const words: LocalizedBody = { ...(english && { en: english }), ...(spanish && { es: spanish }) };
  const problems: FieldProblems = {};
  for (const language of missingLanguages(people, words))
    for (const part of ['subject', 'text'] as const)
      problems[`${FIELD_OF[language]}.${part}`] = message(MISSING[language][part]);
  for (const language of LOCALES)
    for (const part of ['subject', 'text'] as const) {
      const found = unknownPlaceholders(words[language]?.[part] ?? '');
      if (found.length === 0) continue;
      const known = PLACEHOLDERS.map((each) => placeholderIn(each, language)).join(', ');
      problems[`${FIELD_OF[language]}.${part}`] = message(UNKNOWN, { found: found.join(', '), known });
    }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return words;
}
