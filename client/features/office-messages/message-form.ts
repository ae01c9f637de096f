import type { OfficeMessageDraftInput, OfficeMessageWordsInput } from '../../graphql/schema.generated';
import { languageValues, type Language } from '../../schema/language.generated';
import { defineForm, type ValuesOf } from '../../ui/forms/define-form';
import { flag, isBlank, text } from '../../ui/forms/form-fields';
import { writeMessages as messages } from './write.messages';

const subject = () => text({ maxLength: 150 });
const body = () => text({ maxLength: 4000, rows: 9 });

/** The fields of each language, by the server's names. */
const fields = {
  'english.subject': subject(),
  'english.text': body(),
  'spanish.subject': subject(),
  'spanish.text': body(),
  textMessages: flag({ initial: true }),
};

export type MessageValues = ValuesOf<typeof fields>;

/** The names of a language's fields. */
export const fieldsOf = {
  en: { subject: 'english.subject', text: 'english.text' },
  es: { subject: 'spanish.subject', text: 'spanish.text' },
} as const satisfies Record<Language, unknown>;

/** @param needed the languages of the recipients */
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

/** The server's input: only the languages of the recipients. */
export function messageTexts(
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

/** Whether the language has content for a preview. */
export function isWritten(values: MessageValues, language: Language): boolean {
  return !isBlank(values[fieldsOf[language].subject]) && !isBlank(values[fieldsOf[language].text]);
}

/** Whether any field has content. */
export function isAnythingWritten(values: MessageValues): boolean {
  return languageValues.some((language) =>
    Object.values(fieldsOf[language]).some((field) => !isBlank(values[field])),
  );
}
