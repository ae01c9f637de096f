import { message, translate, type MessageText } from '../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../platform/mail/letter.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import { bookingFacts, className } from './booking-facts.letter.js';
import { bookingLink } from './booking.letter.js';
import { dateText } from './class-time.texts.js';
import { signature, type Sender } from './sender.rules.js';

const WORDS = {
  subject: {
    en: 'Certificate of completion: {name}, {date}',
    es: 'Certificado de finalización: {name}, {date}',
  },
  heading: { en: 'Certificate of completion', es: 'Certificado de finalización' },
  lead: {
    en: 'Thank you for coming. Your certificate of completion for this class is attached to this email as a PDF file.',
    es: 'Gracias por asistir. Adjuntamos a este correo, en un archivo PDF, su certificado de finalización de esta clase.',
  },
  leadToContact: {
    en: 'The certificate of completion of this member of your crew is attached to this email as a PDF file.',
    es: 'Adjuntamos a este correo, en un archivo PDF, el certificado de finalización de este participante de su grupo.',
  },
  download: {
    en: 'You can also download it on the page of the booking at any time.',
    es: 'También puede descargarlo en cualquier momento en la página de la reservación.',
  },
  verify: {
    en: 'Anybody who wants to verify it can call {phone} with the confirmation number {number}.',
    es: 'Quien desee verificarlo puede llamar al {phone} e indicar el número de confirmación {number}.',
  },
  wrongName: {
    en: 'Is the name not right? Call {phone} or reply to this email.',
    es: '¿El nombre no es correcto? Llámenos al {phone} o responda a este correo.',
  },
} as const satisfies Record<string, MessageText>;

/**
 * The mail with the certificate of an attendee.
 * @param isForContact whether it goes to the contact of the crew, whose email the attendee has
 */
export function certificateLetter(
  booking: BookingConfirmation,
  isForContact: boolean,
  sender: Sender,
): Letter {
  const { language, classInstance, confirmationNumber: number } = booking;
  const phone = sender.company.phoneDisplay;
  const say = (text: MessageText, values?: Record<string, string | number>): string =>
    translate(message(text, values), language);
  const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });
  const date = dateText(classInstance.startsAt, classInstance.timeZone, language);
  return {
    language,
    subject: say(WORDS.subject, { name: className(booking), date }),
    heading: say(WORDS.heading),
    blocks: [
      paragraph(say(isForContact ? WORDS.leadToContact : WORDS.lead)),
      { kind: 'facts', facts: bookingFacts(booking) },
      paragraph(say(WORDS.download)),
      bookingLink(booking, sender),
      paragraph(say(WORDS.verify, { phone, number })),
      paragraph(say(WORDS.wrongName, { phone })),
    ],
    sender: signature(sender),
  };
}
