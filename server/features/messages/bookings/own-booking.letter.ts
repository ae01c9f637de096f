import { sayIn, type MessageText } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../../platform/mail/letter.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import type { CrewBooking } from '../../crews/crew-booking.type.js';
import type { MailedChange } from '../../own-bookings/own-booking.rules.js';
import { hasPaid } from '../../payments/payment.rules.js';
import type { ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { bookingFacts, className, moneyText, seatFacts } from '../booking-facts.letter.js';
import { bookingOrCrewFacts, bookingOrCrewLink, type BookingOrCrew } from '../booking-or-crew.letter.js';
import { seatLetter, type LetterStart } from './booking.letter.js';
import { dateText, momentText } from '../class-time.texts.js';
import { classesLink, paragraph, SHARED_WORDS, titledSubject } from '../letter-parts.letter.js';
import { signature, type Sender } from '../sender.rules.js';

const WORDS = {
  cancelled: { en: 'Your booking is cancelled', es: 'Su reservación está cancelada' },
  cancelledLead: {
    en: 'You cancelled this booking on our site. The seat is free for somebody else; please do not come.',
    es: 'Usted canceló esta reservación en nuestro sitio. El lugar quedó libre para otra persona; por favor, no se presente.',
  },
  cancelledByOfficeLead: {
    en: 'Your booking was cancelled by our office; please do not come.',
    es: 'Nuestra oficina canceló su reservación; por favor, no se presente.',
  },
  refund: {
    en: 'You have paid {amount}, and we will pay all of it back.',
    es: 'Usted pagó {amount} y le devolveremos el total.',
  },
  refunded: {
    en: 'You paid {amount}, and we have paid all of it back.',
    es: 'Usted pagó {amount} y ya le devolvimos el total.',
  },
  nothingDue: { en: 'There is nothing left to pay.', es: 'Ya no tiene que pagar nada.' },
  notYou: {
    en: 'If you did not do this, call {phone} right away or reply to this email.',
    es: 'Si usted no hizo este cambio, llámenos cuanto antes al {phone} o responda a este correo.',
  },
  moved: { en: 'Your new date', es: 'Su nueva fecha' },
  movedLead: {
    en: 'You changed the date of your booking. Your seat on the old date was given back; the attached file brings your calendar up to date.',
    es: 'Usted cambió la fecha de su reservación. Su lugar en la fecha anterior quedó libre; el archivo adjunto actualiza su calendario.',
  },
  movedByOfficeLead: {
    en: 'Your booking was moved to this date by our office; your seat on the old date was given back. If you cannot come, call {phone} or reply to this email. The attached file brings your calendar up to date.',
    es: 'Nuestra oficina cambió su reservación a esta fecha; su lugar en la fecha anterior quedó libre. Si no puede venir, llámenos al {phone} o responda a este correo. El archivo adjunto actualiza su calendario.',
  },
  movedByContactLead: {
    en: 'The person who booked for your crew moved it to this date; your seat on the old date was given back. If you cannot come, tell that person or call {phone}. The attached file brings your calendar up to date.',
    es: 'La persona que reservó para su grupo cambió la fecha; su lugar en la fecha anterior quedó libre. Si no puede venir, avísele a esa persona o llámenos al {phone}. El archivo adjunto actualiza su calendario.',
  },
  person: { en: 'A seat for you', es: 'Un lugar para usted' },
  personLead: {
    en: 'Whoever had this seat has passed it on to you. Please keep this email: it has everything you need for the class.',
    es: 'La persona que tenía este lugar se lo cedió a usted. Guarde este correo: tiene todo lo que necesita para la clase.',
  },
  address: { en: 'We now write to this address', es: 'Ahora le escribimos a este correo' },
  addressLead: {
    en: 'The email address of this booking was changed to yours. Please keep this email: it has everything you need for the class.',
    es: 'El correo electrónico de esta reservación se cambió al suyo. Guarde este correo: tiene todo lo que necesita para la clase.',
  },
  name: { en: 'The name on your booking has changed', es: 'Cambió el nombre en su reservación' },
  nameLead: {
    en: 'The name of the attendee was changed on our site. This is the booking as it is now.',
    es: 'El nombre de quien asiste se cambió en nuestro sitio. Así queda la reservación.',
  },
  formerPerson: { en: 'Your seat was passed on', es: 'Su lugar se cedió a otra persona' },
  formerPersonLead: {
    en: 'Somebody else is coming in your place, as entered on our site. You do not need to do anything else.',
    es: 'Otra persona asistirá en su lugar, según se indicó en nuestro sitio. Usted ya no tiene que hacer nada.',
  },
  formerAddress: { en: 'We now write to another address', es: 'Ahora escribimos a otro correo' },
  formerAddressLead: {
    en: 'The email address of this booking was changed on our site. From now on, messages go to the new one.',
    es: 'El correo electrónico de esta reservación se cambió en nuestro sitio. De ahora en adelante, los mensajes llegan al nuevo.',
  },
  link: { en: 'The link to your booking', es: 'El enlace de su reservación' },
  linkLead: {
    en: 'Somebody who knows your email address and your confirmation number asked us for this link. If it was not you, you do not need to do anything.',
    es: 'Alguien que conoce su correo electrónico y su número de confirmación nos pidió este enlace. Si no fue usted, no tiene que hacer nada.',
  },
  linkSecret: {
    en: 'Whoever has the link can see, change and cancel the booking. Keep it to yourself.',
    es: 'Quien tenga el enlace puede ver, cambiar y cancelar la reservación. No lo comparta.',
  },
  linkOfCrew: {
    en: 'It is one of the seats that you booked for your crew. On this page you can see and change all of them:',
    es: 'Es uno de los lugares que usted reservó para su grupo. En esta página puede verlos y cambiarlos todos:',
  },
  crewLink: { en: 'The link to your crew', es: 'El enlace de su grupo' },
  crewLinkLead: {
    en: 'Somebody who knows your email address and a confirmation number of your crew asked us for this link. If it was not you, you do not need to do anything.',
    es: 'Alguien que conoce su correo electrónico y un número de confirmación de su grupo nos pidió este enlace. Si no fue usted, no tiene que hacer nada.',
  },
  crewLinkSecret: {
    en: 'Whoever has the link can see and change all seats of the crew. Keep it to yourself.',
    es: 'Quien tenga el enlace puede ver y cambiar todos los lugares del grupo. No lo comparta.',
  },
} as const satisfies Record<string, MessageText>;

/** The texts of each change for the current attendee. */
const CHANGE_WORDS = {
  person: [WORDS.person, WORDS.personLead],
  address: [WORDS.address, WORDS.addressLead],
  name: [WORDS.name, WORDS.nameLead],
} as const satisfies Record<MailedChange, unknown>;

/** Who has changed the booking. */
export type ChangedBy = 'guest' | 'office';

/** For the guest whose booking is cancelled. */
export function cancelledLetter(booking: BookingConfirmation, by: ChangedBy, sender: Sender): Letter {
  const { language, amountCents, isOfCrew } = booking;
  const phone = sender.company.phoneDisplay;
  const say = sayIn(booking.language);
  // For a crew, the contact pays and gets the refund.
  const paysNothing = amountCents === 0 || isOfCrew;
  const payment = say(paymentWords(booking), { amount: moneyText(booking) });
  return shortLetter(booking, WORDS.cancelled, sender, [
    paragraph(say(by === 'guest' ? WORDS.cancelledLead : WORDS.cancelledByOfficeLead)),
    { kind: 'facts', facts: bookingFacts(booking) },
    ...(paysNothing ? [] : [paragraph(payment)]),
    paragraph(say(SHARED_WORDS.calendarCancelled)),
    paragraph(say(by === 'guest' ? WORDS.notYou : SHARED_WORDS.questions, { phone })),
    classesLink(language, sender),
  ]);
}

function paymentWords(booking: BookingConfirmation): MessageText {
  if (booking.refundedOn !== null) return WORDS.refunded;
  return hasPaid(booking) ? WORDS.refund : WORDS.nothingDue;
}

const MOVED_LEADS: Readonly<Record<ChangedBy | 'contact', MessageText>> = {
  guest: WORDS.movedLead,
  contact: WORDS.movedByContactLead,
  office: WORDS.movedByOfficeLead,
};

/** For the guest whose booking was moved to another date. @param former the former class */
export function movedLetter(
  booking: BookingConfirmation,
  by: ChangedBy | 'contact',
  former: ClassSummary | undefined,
  sender: Sender,
): Letter {
  const { language } = booking;
  const say = sayIn(booking.language);
  const oldDate = former && momentText(former.startsAt, former.timeZone, language);
  return seatLetter(
    booking,
    {
      ...startOf(booking, WORDS.moved),
      lead: say(MOVED_LEADS[by], { phone: sender.company.phoneDisplay }),
      facts: oldDate === undefined ? [] : [{ label: say(SHARED_WORDS.oldDate), value: oldDate }],
    },
    sender,
  );
}

/** For the attendee after a change. */
export function changedByGuestLetter(
  booking: BookingConfirmation,
  change: MailedChange,
  sender: Sender,
): Letter {
  const [heading, lead] = CHANGE_WORDS[change];
  return seatLetter(booking, { ...startOf(booking, heading), lead: sayIn(booking.language)(lead) }, sender);
}

/** For the former address, without the link and the new attendee, which its owner may not see. */
export function formerAddressLetter(
  booking: BookingConfirmation,
  change: MailedChange,
  sender: Sender,
): Letter {
  const say = sayIn(booking.language);
  const isPassedOn = change === 'person';
  return shortLetter(booking, isPassedOn ? WORDS.formerPerson : WORDS.formerAddress, sender, [
    paragraph(say(isPassedOn ? WORDS.formerPersonLead : WORDS.formerAddressLead)),
    { kind: 'facts', facts: seatFacts(booking) },
    ...(isPassedOn ? [paragraph(say(SHARED_WORDS.calendarCancelled))] : []),
    paragraph(say(WORDS.notYou, { phone: sender.company.phoneDisplay })),
  ]);
}

/** For a guest who has lost the link. @param crew the crew of the booking if the guest is its contact, otherwise null */
export function bookingLinkLetter(
  booking: BookingConfirmation,
  crew: CrewBooking | null,
  sender: Sender,
): Letter {
  const say = sayIn(booking.language);
  return shortLetter(booking, WORDS.link, sender, [
    paragraph(say(WORDS.linkLead)),
    { kind: 'facts', facts: bookingFacts(booking) },
    bookingOrCrewLink(booking, sender),
    paragraph(say(WORDS.linkSecret)),
    ...(crew ? [paragraph(say(WORDS.linkOfCrew)), ...crewLinkBlocks(crew, sender)] : []),
  ]);
}

/** For the contact of a crew who has lost its link. */
export function crewLinkLetter(crew: CrewBooking, sender: Sender): Letter {
  return shortLetter(crew, WORDS.crewLink, sender, [
    paragraph(sayIn(crew.language)(WORDS.crewLinkLead)),
    { kind: 'facts', facts: bookingOrCrewFacts(crew) },
    ...crewLinkBlocks(crew, sender),
  ]);
}

function crewLinkBlocks(crew: CrewBooking, sender: Sender): LetterBlock[] {
  return [bookingOrCrewLink(crew, sender), paragraph(sayIn(crew.language)(WORDS.crewLinkSecret))];
}

function shortLetter(
  booking: BookingOrCrew,
  heading: MessageText,
  sender: Sender,
  blocks: readonly LetterBlock[],
): Letter {
  const { language } = booking;
  return { language, ...startOf(booking, heading), blocks, sender: signature(sender) };
}

function startOf(booking: BookingOrCrew, text: MessageText): Pick<LetterStart, 'subject' | 'heading'> {
  const { language, classInstance: upcomingClass } = booking;
  const heading = text[language];
  const date = dateText(upcomingClass.startsAt, upcomingClass.timeZone, language);
  const subject = titledSubject(language, { heading, name: className(booking), date });
  return { subject, heading };
}
