import type { OfficeMessageDraftInput, OfficeMessageWordsInput } from '../../graphql/schema.generated';
import { languageValues, type Language } from '../../schema/language.generated';
import { defineForm, type ValuesOf } from '../../ui/define-form';
import { flag, isBlank, text } from '../../ui/form-fields';
import { writeMessages as messages } from './write.messages';

const subject = () => text({ maxLength: 150 });
const body = () => text({ maxLength: 4000, rows: 9 });

/** What is written in each language, under the server's names. */
const fields = {
  'english.subject': subject(),
  'english.text': body(),
  'spanish.subject': subject(),
  'spanish.text': body(),
  textMessages: flag({ initial: true }),
};

export type MessageValues = ValuesOf<typeof fields>;

/** The names of the fields of a language. */
export const fieldsOf = {
  en: { subject: 'english.subject', text: 'english.text' },
  es: { subject: 'spanish.subject', text: 'spanish.text' },
} as const satisfies Record<Language, unknown>;

/** @param needed the languages that somebody reads */
export function messageForm(needed: readonly Language[]) {
  return defineForm({
    fields,
    labels: {
      'english.subject': messages.subject,
      'english.text': messages.text,
      'spanish.subject': messages.subject,
      'spanish.text': messages.text,
      textMessages: messages.textMessages,
    },
    problems: {
      englishSubjectRequired: messages.englishSubjectRequired,
      englishTextRequired: messages.englishTextRequired,
      spanishSubjectRequired: messages.spanishSubjectRequired,
      spanishTextRequired: messages.spanishTextRequired,
    },
    rules: (values) => ({
      ...(isMissing(values, needed, 'en', 'subject') && { 'english.subject': 'englishSubjectRequired' }),
      ...(isMissing(values, needed, 'en', 'text') && { 'english.text': 'englishTextRequired' }),
      ...(isMissing(values, needed, 'es', 'subject') && { 'spanish.subject': 'spanishSubjectRequired' }),
      ...(isMissing(values, needed, 'es', 'text') && { 'spanish.text': 'spanishTextRequired' }),
    }),
  });
}

function isMissing(
  values: MessageValues,
  needed: readonly Language[],
  language: Language,
  part: 'subject' | 'text',
): boolean {
  return needed.includes(language) && isBlank(values[fieldsOf[language][part]]);
}

/** What the server takes: only the languages that somebody reads. */
export function wordsOf(
  values: MessageValues,
  needed: readonly Language[],
): Pick<OfficeMessageDraftInput, 'english' | 'spanish'> {
  const of = (language: Language): OfficeMessageWordsInput => ({
    subject: values[fieldsOf[language].subject].trim(),
    text: values[fieldsOf[language].text].trim(),
  });
  return {
    ...(needed.includes('en') && { english: of('en') }),
    ...(needed.includes('es') && { spanish: of('es') }),
  };
}

/** Whether somebody who reads that language could be shown something. */
export function isWritten(values: MessageValues, language: Language): boolean {
  return !isBlank(values[fieldsOf[language].subject]) && !isBlank(values[fieldsOf[language].text]);
}

/** Whether anything is written, in any language. */
export function isAnythingWritten(values: MessageValues): boolean {
  return languageValues.some((language) =>
    Object.values(fieldsOf[language]).some((field) => !isBlank(values[field])),
  );
}
