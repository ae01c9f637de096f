import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import { bookingFacts, className } from '../booking-facts.letter.js';
import { bookingOrCrewLink } from '../booking-or-crew.letter.js';
import { dateText } from '../class-time.texts.js';
import { paragraph } from '../letter-parts.letter.js';
import { fileLink, signature, type Sender } from '../sender.rules.js';

const WORDS = {
  subject: {
    en: 'Certificate of completion: {name}, {date}',
    es: 'Certificado de finalización: {name}, {date}',
  },
  subjectToContact: {
    en: 'Certificate of {person}: {name}, {date}',
    es: 'Certificado de {person}: {name}, {date}',
  },
  heading: { en: 'Certificate of completion', es: 'Certificado de finalización' },
  lead: {
    en: 'Thank you for coming. Your certificate of completion for this class is attached to this email as a PDF file.',
    es: 'Gracias por asistir. Adjuntamos a este correo, en un archivo PDF, su certificado de finalización de esta clase.',
  },
  leadToContact: {
    en: 'The certificate of completion of {person} is attached to this email as a PDF file.',
    es: 'Adjuntamos a este correo, en un archivo PDF, el certificado de finalización de {person}.',
  },
  download: {
    en: 'You can also download it at any time, here or on the page of the booking.',
    es: 'También puede descargarlo en cualquier momento, aquí o en la página de la reservación.',
  },
  file: { en: 'Download the certificate (PDF)', es: 'Descargar el certificado (PDF)' },
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
  const say = sayIn(language);
  const person = `${booking.firstName} ${booking.lastName}`;
  const date = dateText(classInstance.startsAt, classInstance.timeZone, language);
  return {
    language,
    subject: say(isForContact ? WORDS.subjectToContact : WORDS.subject, {
      person,
      name: className(booking),
      date,
    }),
    heading: say(WORDS.heading),
    blocks: [
      paragraph(say(isForContact ? WORDS.leadToContact : WORDS.lead, { person })),
      { kind: 'facts', facts: bookingFacts(booking) },
      paragraph(say(WORDS.download)),
      {
        kind: 'link',
        label: say(WORDS.file),
        url: fileLink(sender, `/bookings/${booking.id}/certificate.pdf`),
      },
      bookingOrCrewLink(booking, sender),
      paragraph(say(WORDS.verify, { phone, number })),
      paragraph(say(WORDS.wrongName, { phone })),
    ],
    sender: signature(sender),
  };
}
