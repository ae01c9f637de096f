import { sayIn, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';
import { linkTo, type Sender } from './sender.rules.js';

/** The texts of several letters. */
export const SHARED_WORDS = {
  toPay: { en: 'To pay', es: 'Por pagar' },
  purchaseOrder: { en: 'Purchase order', es: 'Orden de compra' },
  otherClass: { en: 'in a class on {date}', es: 'en una clase del {date}' },
  arrive: { en: 'Arrive {minutes} minutes early.', es: 'Llegue {minutes} minutos antes.' },
  oldDate: { en: 'Previous date', es: 'Fecha anterior' },
  newDate: { en: 'New date', es: 'Fecha nueva' },
  calendarChanged: {
    en: 'The attached file brings your calendar up to date.',
    es: 'El archivo adjunto actualiza su calendario.',
  },
  calendarCancelled: {
    en: 'The attached file takes the class out of your calendar.',
    es: 'El archivo adjunto quita la clase de su calendario.',
  },
  questions: {
    en: 'Questions? Call {phone} or reply to this email.',
    es: '¿Tiene preguntas? Llámenos al {phone} o responda a este correo.',
  },
  seeClasses: { en: 'See the classes', es: 'Ver las clases' },
} as const satisfies Record<string, MessageText>;

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });

export function classesLink(language: Locale, sender: Sender): LetterBlock {
  return { kind: 'link', label: SHARED_WORDS.seeClasses[language], url: linkTo(sender, '/', language) };
}

const TITLED: MessageText = { en: '{heading}: {name}, {date}', es: '{heading}: {name}, {date}' };

/** The subject of a mail about a class, which begins with the heading of the mail. */
export function titledSubject(language: Locale, parts: Record<'heading' | 'name' | 'date', string>): string {
  return sayIn(language)(TITLED, parts);
}
