import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter } from '../../../platform/mail/letter.js';
import { MAX_TEXTED_LENGTH } from '../../office-messages/office-message.constants.js';
import { interpolated, type MessageBody } from '../../office-messages/office-message.rules.js';
import { className, placeText } from '../booking-facts.letter.js';
import { dateText } from '../class-time.texts.js';
import {
  holderName,
  bookingOrCrewFacts,
  bookingOrCrewLink,
  isCrew,
  type BookingOrCrew,
} from '../booking-or-crew.letter.js';
import { paragraph, SHARED_WORDS } from '../letter-parts.letter.js';
import { signature, type Sender } from '../sender.rules.js';

/** The content for one recipient. */
export interface OfficeMessageContent {
  /** In the language of the text. */
  bookingOrCrew: BookingOrCrew;
  words: MessageBody;
  /** Sent to its author instead of the recipient. */
  isTest: boolean;
}

const WORDS = {
  test: { en: '[Test] {subject}', es: '[Prueba] {subject}' },
  testLead: {
    en: 'This is a test. {name} will get the message like this; nothing has been sent to anybody else.',
    es: 'Esta es una prueba. Así recibirá el mensaje {name}; todavía no se ha enviado a nadie más.',
  },
  yourBooking: { en: 'Your booking:', es: 'Su reservación:' },
  yourCrew: { en: 'The seats of your crew:', es: 'Los lugares de su grupo:' },
  texted: {
    en: '{company}: {text}\nQuestions: {phone}. Reply STOP to stop.',
    es: '{company}: {text}\n¿Preguntas? {phone}. Responda STOP para no recibir mensajes.',
  },
  inShort: {
    en: '{company}: {subject} More in our email. Questions: {phone}. Reply STOP to stop.',
    es: '{company}: {subject} Vea los detalles en su correo. ¿Preguntas? {phone}. Responda STOP para no recibir mensajes.',
  },
} as const satisfies Record<string, MessageText>;

/** The mail to an attendee or a crew's contact. The text is escaped. */
export function officeMessageLetter(content: OfficeMessageContent, sender: Sender): Letter {
  const { bookingOrCrew, isTest } = content;
  const { language } = bookingOrCrew;
  const say = sayIn(language);
  const { subject, text } = filledWords(content);
  return {
    language,
    subject: isTest ? say(WORDS.test, { subject }) : subject,
    heading: subject,
    blocks: [
      ...(isTest ? [paragraph(say(WORDS.testLead, { name: holderName(bookingOrCrew) }))] : []),
      { kind: 'text', text },
      paragraph(say(SHARED_WORDS.questions, { phone: sender.company.phoneDisplay })),
      paragraph(say(isCrew(bookingOrCrew) ? WORDS.yourCrew : WORDS.yourBooking)),
      { kind: 'facts', facts: bookingOrCrewFacts(bookingOrCrew) },
      bookingOrCrewLink(bookingOrCrew, sender),
    ],
    sender: signature(sender),
  };
}

/** The text message that accompanies the mail: the same text, or the subject if the text is long. */
export function officeMessageText(content: OfficeMessageContent, { company }: Sender): string {
  const { subject, text } = filledWords(content);
  const say = sayIn(content.bookingOrCrew.language);
  const more = { company: company.name, phone: company.phoneDisplay };
  const isShort = [...text].length <= MAX_TEXTED_LENGTH;
  if (isShort) return say(WORDS.texted, { ...more, text });
  return say(WORDS.inShort, { ...more, subject: asSentence(subject) });
}

/** Adds a period unless the text ends with a punctuation mark. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function filledWords({ bookingOrCrew, words }: OfficeMessageContent): MessageBody {
  const { language, firstName, classInstance } = bookingOrCrew;
  const values = {
    firstName,
    class: className(bookingOrCrew),
    date: dateText(classInstance.startsAt, classInstance.timeZone, language),
    place: placeText(bookingOrCrew, classInstance),
  };
  return { subject: interpolated(words.subject, values), text: interpolated(words.text, values) };
}
