import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter, LetterFact } from '../../../platform/mail/letter.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import { isPaymentDue } from '../../payments/payment.rules.js';
import { ARRIVE_EARLY_MINUTES } from '../../schedule/schedule.constants.js';
import {
  arrivalBlocks,
  bookingFacts,
  className,
  moneyText,
  requirementBlocks,
  shortPlaceText,
} from '../booking-facts.letter.js';
import { bookingOrCrewLink } from '../booking-or-crew.letter.js';
import { dateText, momentText, zoneText } from '../class-time.texts.js';
import { paragraph, SHARED_WORDS } from '../letter-parts.letter.js';
import { signature, type Sender } from '../sender.rules.js';

const WORDS = {
  subject: { en: 'Your seat is booked: {name}, {date}', es: 'Su lugar está reservado: {name}, {date}' },
  heading: { en: 'Your seat is booked', es: 'Su lugar está reservado' },
  greeting: {
    en: '{firstName}, please keep this email: it has everything you need for the class.',
    es: '{firstName}, guarde este correo: tiene todo lo que necesita para la clase.',
  },
  greetingWithoutName: {
    en: 'Please keep this email: it has everything you need for the class.',
    es: 'Guarde este correo: tiene todo lo que necesita para la clase.',
  },
  free: { en: 'This class is free of charge.', es: 'Esta clase no tiene costo.' },
  pay: {
    en: 'Please pay before the class: call {phone} or reply to this email. Your seat stays booked meanwhile.',
    es: 'Para pagar, llámenos al {phone} o responda a este correo antes de la clase. Mientras tanto, su lugar sigue reservado.',
  },
  cannotCome: {
    en: 'If you cannot come, call {phone} or reply to this email, so that somebody else can have your seat.',
    es: 'Si no puede venir, llámenos al {phone} o responda a este correo, para que otra persona aproveche su lugar.',
  },
  refund: {
    en: 'Cancel by {deadline}, {zone}, for a full refund; after that you can change to another date until the class starts.',
    es: 'Puede cancelar con reembolso completo hasta el {deadline}, {zone}; después, puede cambiar de fecha hasta que empiece la clase.',
  },
  refundOver: {
    en: 'The time to cancel with a refund is over. You can change to another date until the class starts.',
    es: 'El plazo para cancelar con reembolso ya pasó. Puede cambiar de fecha hasta que empiece la clase.',
  },
  ofCrew: {
    en: 'You can cancel until {deadline}, {zone}; after that you can change to another date until the class starts.',
    es: 'Puede cancelar hasta el {deadline}, {zone}; después, puede cambiar de fecha hasta que empiece la clase.',
  },
  ofCrewOver: {
    en: 'The time to cancel is over. You can change to another date until the class starts.',
    es: 'El plazo para cancelar ya pasó. Puede cambiar de fecha hasta que empiece la clase.',
  },
  yourself: {
    en: 'On the page of your booking you can change the date, say that somebody else is coming or, before the deadline, cancel.',
    es: 'En la página de su reservación puede cambiar de fecha, indicar que viene otra persona o, dentro del plazo, cancelar.',
  },
  yourselfLate: {
    en: 'On the page of your booking you can change the date or say that somebody else is coming.',
    es: 'En la página de su reservación puede cambiar de fecha o indicar que viene otra persona.',
  },
} as const satisfies Record<string, MessageText>;

/** The beginning of a mail about a booking. */
export interface LetterStart {
  subject: string;
  heading: string;
  lead: string;
  /** Displayed before those of the booking. */
  facts?: readonly LetterFact[];
}

/**
 * The confirmation of a booking, in its language. Only bookings made by the office are greeted by name, because a guest
 * may enter any text as a name, and any address.
 */
export function bookingLetter(booking: BookingConfirmation, isByOffice: boolean, sender: Sender): Letter {
  const { language, firstName, classInstance: upcomingClass } = booking;
  const say = sayIn(language);
  const date = dateText(upcomingClass.startsAt, upcomingClass.timeZone, language);
  return seatLetter(
    booking,
    {
      subject: say(WORDS.subject, { name: className(booking), date }),
      heading: say(WORDS.heading),
      lead: isByOffice ? say(WORDS.greeting, { firstName }) : say(WORDS.greetingWithoutName),
    },
    sender,
  );
}

/** A letter with everything an attendee needs for the class, after its own beginning. */
export function seatLetter(booking: BookingConfirmation, start: LetterStart, sender: Sender): Letter {
  const { language } = booking;
  const { cancel, move } = booking.options;
  const say = sayIn(language);
  const isFree = booking.amountCents === 0;
  const isToPay = isPaymentDue(booking) && !booking.isOfCrew;
  const phone = sender.company.phoneDisplay;
  return {
    language,
    subject: start.subject,
    heading: start.heading,
    blocks: [
      paragraph(start.lead),
      {
        kind: 'facts',
        facts: [
          ...(start.facts ?? []),
          ...bookingFacts(booking),
          ...(isToPay ? [{ label: say(SHARED_WORDS.toPay), value: moneyText(booking) }] : []),
        ],
      },
      paragraph(say(SHARED_WORDS.arrive, { minutes: ARRIVE_EARLY_MINUTES })),
      ...arrivalBlocks(booking),
      ...requirementBlocks(booking),
      ...(isFree ? [paragraph(say(WORDS.free))] : []),
      // What can be done before the class.
      ...(move.isAllowed
        ? [
            ...(isToPay ? [paragraph(say(WORDS.pay, { phone }))] : []),
            paragraph(isFree ? say(WORDS.cannotCome, { phone }) : refundText(booking)),
            paragraph(say(cancel.isAllowed ? WORDS.yourself : WORDS.yourselfLate)),
          ]
        : []),
      bookingOrCrewLink(booking, sender),
    ],
    sender: signature(sender),
  };
}

/** The refund deadline by the policy of the booking. For members of a crew, the contact pays. */
function refundText({
  language,
  isOfCrew,
  options: { cancel },
  classInstance: { timeZone },
}: BookingConfirmation): string {
  if (!cancel.isAllowed || !cancel.until) return (isOfCrew ? WORDS.ofCrewOver : WORDS.refundOver)[language];
  const deadline = momentText(cancel.until, timeZone, language);
  const zone = zoneText(timeZone, language);
  return sayIn(language)(isOfCrew ? WORDS.ofCrew : WORDS.refund, { deadline, zone });
}

const REMINDER_MAIL = {
  subject: { en: 'Your class is coming up: {name}, {when}', es: 'Se acerca su clase: {name}, {when}' },
  heading: { en: 'See you soon', es: 'Nos vemos en la clase' },
  lead: {
    en: 'This is a reminder of your class. Here is what you need for it.',
    es: 'Le recordamos su clase. Aquí tiene lo que necesita saber.',
  },
} as const satisfies Record<string, MessageText>;

/** The mail before the first day, for attendees without text messages. */
export function reminderLetter(booking: BookingConfirmation, sender: Sender): Letter {
  const { language, classInstance: upcomingClass } = booking;
  const when = momentText(upcomingClass.startsAt, upcomingClass.timeZone, language);
  const subject = sayIn(language)(REMINDER_MAIL.subject, { name: className(booking), when });
  const { [language]: heading } = REMINDER_MAIL.heading;
  return seatLetter(booking, { subject, heading, lead: REMINDER_MAIL.lead[language] }, sender);
}

const REMINDER: MessageText = {
  en: '{company}: reminder of your class {name}, {when}, {place}. Arrive {minutes} minutes early. Questions: {phone}. Reply STOP to stop.',
  es: '{company}: le recordamos su clase {name}, {when}, {place}. Llegue {minutes} minutos antes. ¿Preguntas? {phone}. Responda STOP para no recibir mensajes.',
};

/** The text message before the first day. */
export function reminderText(booking: BookingConfirmation, { company }: Sender): string {
  const { language, classInstance: upcomingClass } = booking;
  const values = {
    company: company.name,
    name: className(booking),
    when: momentText(upcomingClass.startsAt, upcomingClass.timeZone, language),
    place: shortPlaceText(booking),
    minutes: ARRIVE_EARLY_MINUTES,
    phone: company.phoneDisplay,
  };
  return sayIn(language)(REMINDER, values);
}
