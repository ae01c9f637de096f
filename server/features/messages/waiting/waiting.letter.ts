import { sayIn, type Locale, type MessageText, type Say } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../../platform/mail/letter.js';
import type { ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import type { OfferContent, WaitingContent } from '../../waiting/waiting-notice.service.js';
import { isWithdrawnOffer } from '../../waiting/waiting.rules.js';
import { classFacts, className, moneyText } from '../booking-facts.letter.js';
import { dateText, momentText, zoneText } from '../class-time.texts.js';
import { paragraph, titledSubject } from '../letter-parts.letter.js';
import { nextDateBlocks } from '../next-dates.letter.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

/** In the language of the message, with other classes of the type that have seats left, soonest first. */
interface Written {
  language: Locale;
  nextDates: readonly ClassSummary[];
}
type WaitingLetterContent = WaitingContent & Written;
type OfferLetterContent = OfferContent & Written;

const WORDS = {
  joined: { en: 'You are on the waiting list', es: 'Usted está en la lista de espera' },
  joinedLead: {
    en: '{seats, plural, one {You are waiting for a seat in this class. When one opens up, we will write to you right away and hold it for you} other {You are waiting for # seats in this class. When they open up, we will write to you right away and hold them for you}}: as a rule for {hours, plural, one {# hour} other {# hours}}, for less time shortly before the class. The message says until when. Being on the list does not guarantee a seat.',
    es: '{seats, plural, one {Usted espera un lugar en esta clase. Cuando se desocupe uno, le escribiremos enseguida y se lo apartaremos} other {Usted espera # lugares en esta clase. Cuando se desocupen, le escribiremos enseguida y se los apartaremos}}: por lo general, {hours, plural, one {# hora} other {# horas}}, o menos si falta poco para la clase. En el mensaje verá hasta cuándo. Estar en la lista no garantiza un lugar.',
  },
  fewer: {
    en: 'You told us that fewer seats would work for you too.',
    es: 'Nos dijo que también le sirven menos lugares.',
  },
  offer: {
    en: '{seats, plural, one {A seat is held for you} other {# seats are held for you}}',
    es: '{seats, plural, one {Hay un lugar apartado para usted} other {Hay # lugares apartados para usted}}',
  },
  offerLead: {
    en: 'You asked us to tell you. Book by {until} ({zone}); after that we offer {seats, plural, one {the seat} other {the seats}} to the next person.',
    es: 'Usted nos pidió que le avisáramos. Reserve a más tardar el {until} ({zone}); después, {seats, plural, one {ofreceremos el lugar} other {ofreceremos los lugares}} a la siguiente persona.',
  },
  fewerThanWanted: {
    en: 'You wanted {wanted} seats. {seats, plural, one {One is} other {# are}} free now.',
    es: 'Usted quería {wanted} lugares. Por ahora {seats, plural, one {hay uno disponible} other {hay # disponibles}}.',
  },
  price: {
    en: '{seats, plural, one {Price} other {Price per seat}}',
    es: '{seats, plural, one {Precio} other {Precio por lugar}}',
  },
  free: { en: 'free', es: 'sin costo' },
  take: { en: 'Book or decline', es: 'Reservar o rechazar' },
  decline: {
    en: '{seats, plural, one {If you no longer want it, please decline it} other {If you no longer want them, please decline them}} on the same page, so the next person does not have to wait.',
    es: '{seats, plural, one {Si ya no lo quiere, rechácelo} other {Si ya no los quiere, rechácelos}} en la misma página para que la siguiente persona no tenga que esperar.',
  },
  lapsed: {
    en: '{seats, plural, one {The seat is} other {The # seats are}} no longer held for you',
    es: '{seats, plural, one {El lugar ya no está apartado} other {Los # lugares ya no están apartados}} para usted',
  },
  lapsedLead: {
    en: 'You had time until {until} ({zone}). We will not offer you another seat in this class automatically. If you still want one, join the list again on our site, call {phone} or reply to this email.',
    es: 'Tenía tiempo hasta el {until} ({zone}). Ya no le ofreceremos automáticamente otro lugar en esta clase. Si todavía lo quiere, vuelva a anotarse en la lista en nuestro sitio, llámenos al {phone} o responda a este correo.',
  },
  removedLead: {
    en: 'Our office has taken you off the waiting list for this class, so we are no longer holding anything for you. Questions? Call {phone} or reply to this email.',
    es: 'Nuestra oficina retiró su nombre de la lista de espera de esta clase, por lo que ya no le apartamos nada. ¿Tiene preguntas? Llámenos al {phone} o responda a este correo.',
  },
  withdrawnLead: {
    en: 'We are sorry: our office could not keep {seats, plural, one {the seat} other {the seats}} for you. You stay on the waiting list, but we will not offer you another seat in this class automatically. If you still want one, call {phone} or reply to this email.',
    es: 'Lo sentimos: nuestra oficina no pudo mantener {seats, plural, one {el lugar apartado} other {los lugares apartados}} para usted. Usted sigue en la lista de espera, pero ya no le ofreceremos automáticamente otro lugar en esta clase. Si todavía lo quiere, llámenos al {phone} o responda a este correo.',
  },
  cancelled: { en: 'The class you are waiting for is cancelled', es: 'La clase que usted espera se canceló' },
  cancelledLead: {
    en: 'We are sorry: this class will not take place. You do not need to do anything.',
    es: 'Lo sentimos: esta clase ya no se va a dar. No tiene que hacer nada.',
  },
  leaveLead: {
    en: 'No longer want to wait? You can leave the list on this page.',
    es: '¿Ya no quiere esperar? En esta página puede salir de la lista.',
  },
  leaveLapsedLead: {
    en: 'No longer want a seat? You can leave the list on this page.',
    es: '¿Ya no quiere un lugar? En esta página puede salir de la lista.',
  },
  leaveCancelledLead: {
    en: 'If the class takes place after all, you are still on the list. You can leave it on this page.',
    es: 'Si al final la clase se da, usted seguirá en la lista. En esta página puede salir de ella.',
  },
  leave: { en: 'Your place on the list', es: 'Su turno en la lista' },
} as const satisfies Record<string, MessageText>;

/** For a guest who has joined a waiting list. Contains no name, because anybody can enter any name and address. */
export function joinedLetter(content: WaitingLetterContent & { holdHours: number }, sender: Sender): Letter {
  const { language, entry, holdHours: hours } = content;
  const say = sayIn(language);
  return letterOf(content, sender, say(WORDS.joined), [
    paragraph(say(WORDS.joinedLead, { seats: entry.seats, hours })),
    ...(entry.acceptsFewer && entry.seats > 1 ? [paragraph(say(WORDS.fewer))] : []),
    facts(content),
    ...leaveBlocks(content, sender, say),
  ]);
}

/** For a guest for whom seats are held. */
export function offerLetter(content: OfferLetterContent, sender: Sender): Letter {
  const { language, entry, offer } = content;
  const say = sayIn(language);
  const { seats } = offer;
  return letterOf(content, sender, say(WORDS.offer, { seats }), [
    paragraph(say(WORDS.offerLead, { seats, ...untilOf(content) })),
    ...(seats < entry.seats ? [paragraph(say(WORDS.fewerThanWanted, { wanted: entry.seats, seats }))] : []),
    { kind: 'link', label: say(WORDS.take), url: linkTo(sender, `/seat-offer/${offer.id}`, language) },
    {
      kind: 'facts',
      facts: [...classFacts(content), { label: say(WORDS.price, { seats }), value: priceText(content) }],
    },
    paragraph(say(WORDS.decline, { seats })),
    ...leaveBlocks(content, sender, say),
  ]);
}

/** For a guest whose offer has ended. */
export function lapsedLetter(content: OfferLetterContent, sender: Sender): Letter {
  const { language, entry, offer } = content;
  const say = sayIn(language);
  const phone = sender.company.phoneDisplay;
  const isWithdrawn = isWithdrawnOffer(offer);
  const isRemoved = entry.ending === 'removed';
  const lead = isRemoved ? WORDS.removedLead : isWithdrawn ? WORDS.withdrawnLead : WORDS.lapsedLead;
  return letterOf(content, sender, say(WORDS.lapsed, { seats: offer.seats }), [
    paragraph(say(lead, { phone, seats: offer.seats, ...untilOf(content) })),
    facts(content),
    ...nextDateBlocks(content, sender),
    ...(isRemoved ? [] : leaveBlocks(content, sender, say, WORDS.leaveLapsedLead)),
  ]);
}

/** For guests waiting for a class that is cancelled. */
export function waitingCancelledLetter(content: WaitingLetterContent, sender: Sender): Letter {
  const say = sayIn(content.language);
  return letterOf(content, sender, say(WORDS.cancelled), [
    paragraph(say(WORDS.cancelledLead)),
    facts(content),
    ...nextDateBlocks(content, sender),
    ...leaveBlocks(content, sender, say, WORDS.leaveCancelledLead),
  ]);
}

const OFFER_TEXT: MessageText = {
  en: '{company}: {seats, plural, one {a seat is} other {# seats are}} held for you in {name}, {when}. {seats, plural, one {Price} other {Price per seat}}: {price}. Book by {until} ({zone}): {url} Reply STOP to stop.',
  es: '{company}: {seats, plural, one {hay un lugar apartado} other {hay # lugares apartados}} para usted en {name} ({when}). {seats, plural, one {Precio} other {Precio por lugar}}: {price}. Tiene hasta el {until} ({zone}) para reservar: {url} Responda STOP para no recibir mensajes.',
};

/** The offer as a text message. */
export function offerText(content: OfferLetterContent, sender: Sender): string {
  const { language, offer, classInstance: upcomingClass } = content;
  return sayIn(language)(OFFER_TEXT, {
    company: sender.company.name,
    seats: offer.seats,
    name: className(content),
    when: momentText(upcomingClass.startsAt, upcomingClass.timeZone, language),
    price: priceText(content),
    ...untilOf(content),
    url: linkTo(sender, `/seat-offer/${offer.id}`, language),
  });
}

const facts = (content: WaitingLetterContent): LetterBlock => ({ kind: 'facts', facts: classFacts(content) });

function letterOf(
  content: { language: Locale; classInstance: UpcomingClass },
  sender: Sender,
  heading: string,
  blocks: readonly LetterBlock[],
): Letter {
  const { language, classInstance: upcomingClass } = content;
  const date = dateText(upcomingClass.startsAt, upcomingClass.timeZone, language);
  const subject = titledSubject(language, { heading, name: className(content), date });
  return { language, subject, heading, blocks, sender: signature(sender) };
}

function untilOf({ offer, classInstance: { timeZone }, language }: OfferLetterContent) {
  return { until: momentText(offer.expiresAt, timeZone, language), zone: zoneText(timeZone, language) };
}

/** The price of one seat. */
function priceText({ classInstance: { priceCents: amountCents }, language }: OfferLetterContent): string {
  return amountCents === 0 ? WORDS.free[language] : moneyText({ amountCents, language });
}

/** Part of every mail to a waiting guest. */
function leaveBlocks(
  { entry, language }: WaitingLetterContent,
  sender: Sender,
  say: Say,
  lead: MessageText = WORDS.leaveLead,
): LetterBlock[] {
  const url = linkTo(sender, `/waiting-list/${entry.id}`, language);
  return [paragraph(say(lead)), { kind: 'link', label: say(WORDS.leave), url }];
}
