import { message, translate, type Locale, type MessageText } from '../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../platform/mail/letter.js';
import type { ClassSummary } from '../schedule/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming-class.type.js';
import type { OfferContent, WaitingContent } from '../waiting/waiting-notice.service.js';
import { classFacts, className } from './booking-facts.letter.js';
import { dateText, momentText, zoneText } from './class-time.texts.js';
import { linkTo, signature, type Sender } from './sender.rules.js';

/** In the language of the message, with other classes of the type that have a seat left, soonest first. */
interface Written {
  language: Locale;
  nextDates: readonly ClassSummary[];
}
type WaitingLetterContent = WaitingContent & Written;
type OfferLetterContent = OfferContent & Written;

const WORDS = {
  subject: { en: '{heading}: {name}, {date}', es: '{heading}: {name}, {date}' },
  joined: { en: 'You are on the waiting list', es: 'Usted está en la lista de espera' },
  joinedLead: {
    en: '{seats, plural, one {You wait for a seat} other {You wait for # seats}} in this class. When a seat that suits you frees, we hold it for you for a while and write to you at once. Being on the list does not promise a seat.',
    es: '{seats, plural, one {Usted espera un lugar} other {Usted espera # lugares}} en esta clase. Cuando se desocupe un lugar que le sirva, se lo apartaremos por un tiempo y le escribiremos enseguida. Estar en la lista no garantiza un lugar.',
  },
  fewer: { en: 'Fewer seats suit you too.', es: 'También le sirven menos lugares.' },
  offer: {
    en: '{seats, plural, one {A seat is held for you} other {# seats are held for you}}',
    es: '{seats, plural, one {Hay un lugar apartado para usted} other {Hay # lugares apartados para usted}}',
  },
  offerLead: {
    en: 'You asked us to tell you. Book by {until} ({zone}); after that we offer {seats, plural, one {the seat} other {the seats}} to the next person.',
    es: 'Usted nos pidió que le avisáramos. Reserve antes del {until} ({zone}); después, {seats, plural, one {ofreceremos el lugar} other {ofreceremos los lugares}} a la siguiente persona.',
  },
  fewerThanWanted: {
    en: 'You wanted {wanted} seats. {seats, plural, one {One is} other {# are}} free now.',
    es: 'Usted quería {wanted} lugares. Por ahora {seats, plural, one {hay uno disponible} other {hay # disponibles}}.',
  },
  take: { en: 'Book or decline', es: 'Reservar o rechazar' },
  decline: {
    en: 'If you no longer want it, please decline on the same page, so that the next person need not wait.',
    es: 'Si ya no le interesa, rechácelo en la misma página para que la siguiente persona no tenga que esperar.',
  },
  lapsed: { en: 'The seat is no longer held for you', es: 'El lugar ya no está apartado para usted' },
  lapsedLead: {
    en: 'You had time until {until} ({zone}). We do not offer you another seat in this class by ourselves. If you still want one, call {phone} or answer this mail.',
    es: 'Tenía tiempo hasta el {until} ({zone}). Ya no le ofreceremos automáticamente otro lugar en esta clase. Si todavía lo quiere, llámenos al {phone} o responda a este correo.',
  },
  withdrawnLead: {
    en: 'Our office has taken you off the waiting list of this class, and the seat that was held for you goes to somebody else. Questions? Call {phone} or answer this mail.',
    es: 'Nuestra oficina retiró su nombre de la lista de espera de esta clase, y el lugar que estaba apartado para usted será para otra persona. ¿Tiene preguntas? Llámenos al {phone} o responda a este correo.',
  },
  cancelled: { en: 'The class you wait for is cancelled', es: 'La clase que usted espera se canceló' },
  cancelledLead: {
    en: 'We are sorry: this class does not take place. You need not do anything.',
    es: 'Lo sentimos: esta clase ya no se va a impartir. No tiene que hacer nada.',
  },
  nextDates: {
    en: 'The next dates of this course that have a seat left:',
    es: 'Las próximas fechas de este curso con lugares disponibles:',
  },
  nextDate: { en: '{when}, {place}, {city}', es: '{when}, {place}, {city}' },
  seeClasses: { en: 'See the classes', es: 'Ver las clases' },
  leaveLead: {
    en: 'You no longer want to wait? On this page you can leave the list.',
    es: '¿Ya no quiere esperar? En esta página puede salir de la lista.',
  },
  leave: { en: 'Your place on the list', es: 'Su lugar en la lista' },
} as const satisfies Record<string, MessageText>;

type Say = (text: MessageText, values?: Record<string, string | number>) => string;

/** Somebody has joined a waiting list. No name, since anybody may have typed it, and anybody's address. */
export function joinedLetter(content: WaitingLetterContent, sender: Sender): Letter {
  const { language, entry } = content;
  const say = sayIn(language);
  return letterOf(content, sender, say(WORDS.joined), [
    paragraph(say(WORDS.joinedLead, { seats: entry.seats })),
    ...(entry.acceptsFewer && entry.seats > 1 ? [paragraph(say(WORDS.fewer))] : []),
    facts(content),
    ...leaveBlocks(content, sender, say),
  ]);
}

/** Seats are held for somebody who waits. */
export function offerLetter(content: OfferLetterContent, sender: Sender): Letter {
  const { language, entry, offer } = content;
  const say = sayIn(language);
  const { seats } = offer;
  return letterOf(content, sender, say(WORDS.offer, { seats }), [
    paragraph(say(WORDS.offerLead, { seats, ...untilOf(content) })),
    ...(seats < entry.seats ? [paragraph(say(WORDS.fewerThanWanted, { wanted: entry.seats, seats }))] : []),
    { kind: 'link', label: say(WORDS.take), url: linkTo(sender, `/seat-offer/${offer.id}`, language) },
    facts(content),
    paragraph(say(WORDS.decline)),
    ...leaveBlocks(content, sender, say),
  ]);
}

/** The seats are held no longer. */
export function lapsedLetter(content: OfferLetterContent, sender: Sender): Letter {
  const { language, offer } = content;
  const say = sayIn(language);
  const phone = sender.company.phoneDisplay;
  const isWithdrawn = offer.ending === 'withdrawn';
  return letterOf(content, sender, say(WORDS.lapsed), [
    paragraph(
      isWithdrawn
        ? say(WORDS.withdrawnLead, { phone })
        : say(WORDS.lapsedLead, { phone, ...untilOf(content) }),
    ),
    facts(content),
    ...nextDateBlocks(content, sender, say),
    ...(isWithdrawn ? [] : leaveBlocks(content, sender, say)),
  ]);
}

/** Nobody need wait for a class that is cancelled. */
export function waitingCancelledLetter(content: WaitingLetterContent, sender: Sender): Letter {
  const say = sayIn(content.language);
  return letterOf(content, sender, say(WORDS.cancelled), [
    paragraph(say(WORDS.cancelledLead)),
    facts(content),
    ...nextDateBlocks(content, sender, say),
    ...leaveBlocks(content, sender, say),
  ]);
}

const OFFER_TEXT: MessageText = {
  en: '{company}: {seats, plural, one {a seat is} other {# seats are}} held for you in {name}, {when}. Book by {until}: {url} Reply STOP to stop.',
  es: '{company}: {seats, plural, one {hay un lugar apartado} other {hay # lugares apartados}} para usted en {name}, {when}. Reserve antes del {until}: {url} Responda STOP para no recibir más mensajes.',
};

/** The same as one text message. */
export function offerText(content: OfferLetterContent, sender: Sender): string {
  const { language, offer, classInstance: shown } = content;
  return sayIn(language)(OFFER_TEXT, {
    company: sender.company.name,
    seats: offer.seats,
    name: className(content),
    when: momentText(shown.startsAt, shown.timeZone, language),
    until: untilOf(content).until,
    url: linkTo(sender, `/seat-offer/${offer.id}`, language),
  });
}

const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text });
const facts = (content: WaitingLetterContent): LetterBlock => ({ kind: 'facts', facts: classFacts(content) });

function sayIn(language: Locale): Say {
  return (text, values) => translate(message(text, values), language);
}

function letterOf(
  content: { language: Locale; classInstance: UpcomingClass },
  sender: Sender,
  heading: string,
  blocks: readonly LetterBlock[],
): Letter {
  const { language, classInstance: shown } = content;
  const date = dateText(shown.startsAt, shown.timeZone, language);
  const subject = sayIn(language)(WORDS.subject, { heading, name: className(content), date });
  return { language, subject, heading, blocks, sender: signature(sender) };
}

function untilOf({ offer, classInstance: { timeZone }, language }: OfferLetterContent) {
  return { until: momentText(offer.expiresAt, timeZone, language), zone: zoneText(timeZone, language) };
}

function nextDateBlocks({ nextDates, language }: Written, sender: Sender, say: Say): LetterBlock[] {
  if (nextDates.length === 0)
    return [{ kind: 'link', label: say(WORDS.seeClasses), url: linkTo(sender, '/', language) }];
  return [
    paragraph(say(WORDS.nextDates)),
    ...nextDates.map(({ id, startsAt, timeZone, locationName, address: { city } }): LetterBlock => {
      const when = momentText(startsAt, timeZone, language);
      const label = say(WORDS.nextDate, { when, place: locationName, city });
      return { kind: 'link', label, url: linkTo(sender, `/book/${id}`, language) };
    }),
  ];
}

/** In each mail to somebody who waits. */
function leaveBlocks({ entry, language }: WaitingLetterContent, sender: Sender, say: Say): LetterBlock[] {
  const url = linkTo(sender, `/waiting-list/${entry.id}`, language);
  return [paragraph(say(WORDS.leaveLead)), { kind: 'link', label: say(WORDS.leave), url }];
}
