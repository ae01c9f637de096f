import { message, translate, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';

/** A text in the language of a letter, with its values. */
export type Say = (text: MessageText, values?: Record<string, string | number>) => string;

export function sayIn(language: Locale): Say {
  return (text, values) => translate(message(text, values), language);
}

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

const TITLED: MessageText = { en: '{heading}: {name}, {date}', es: '{heading}: {name}, {date}' };

/** The subject of a mail about a class, which begins with the heading of the mail. */
export function titledSubject(language: Locale, parts: Record<'heading' | 'name' | 'date', string>): string {
  return sayIn(language)(TITLED, parts);
}
