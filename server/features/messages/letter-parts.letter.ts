import { sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

const TITLED: MessageText = { en: '{heading}: {name}, {date}', es: '{heading}: {name}, {date}' };

/** The subject of a mail about a class, which begins with the heading of the mail. */
export function titledSubject(language: Locale, parts: Record<'heading' | 'name' | 'date', string>): string {
  return sayIn(language)(TITLED, parts);
}
