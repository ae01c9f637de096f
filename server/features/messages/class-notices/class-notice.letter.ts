import { sayIn, type MessageText, type Say } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock } from '../../../platform/mail/letter.js';
import {
  startOfClass,
  type ClassChange,
  type ClassFacts,
} from '../../schedule/classes/class-change.rules.js';
import type { ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { ARRIVE_EARLY_MINUTES } from '../../schedule/schedule.constants.js';
import { arrivalBlocks, className, moneyText } from '../booking-facts.letter.js';
import {
  fullRefundUntil,
  bookingOrCrewFacts,
  bookingOrCrewLink,
  isCrew,
  paidCents,
  type BookingOrCrew,
} from '../booking-or-crew.letter.js';
import { dateText, momentText, zoneText } from '../class-time.texts.js';
import { paragraph, SHARED_WORDS, titledSubject } from '../letter-parts.letter.js';
import { changedFacts } from './changed-facts.letter.js';
import { nextDateBlocks, nextDateList } from '../next-dates.letter.js';
import { signature, type Sender } from '../sender.rules.js';

/** The data of a class notice. */
export interface ClassNoticeContent {
  /** With the current class, in the language of the message. */
  bookingOrCrew: BookingOrCrew;
  knownFacts: ClassFacts;
  change: ClassChange;
  /** Other classes of the same type that have seats left, soonest first. */
  nextDates: readonly ClassSummary[];
}

const WORDS = {
  changed: { en: 'Your class has changed', es: 'Hay cambios en su clase' },
  cancelled: { en: 'Your class is cancelled', es: 'Su clase se canceló' },
  restored: { en: 'Your class takes place after all', es: 'Su clase sí se va a dar' },
  nowAs: { en: 'Your class as it is now:', es: 'Así queda su clase:' },
  cannotComeMovable: {
    en: 'If you cannot come now, choose another date on the page of your booking, or call {phone} or reply to this email.',
    es: 'Si ya no puede venir, cambie de fecha en la página de su reservación, llámenos al {phone} o responda a este correo.',
  },
  refund: {
    en: 'Cancel by {deadline}, {zone}, for a full refund; after that you can change to another date.',
    es: 'Puede cancelar con reembolso completo hasta el {deadline}, {zone}; después, puede cambiar de fecha.',
  },
  cancelledLead: {
    en: 'We are sorry: this class will not take place. Please do not come.',
    es: 'Lo sentimos: esta clase ya no se va a dar. Por favor, no se presente.',
  },
  noNextDate: {
    en: 'There is no other date of this course yet. New dates appear on our site as soon as they are planned.',
    es: 'Por ahora no hay otra fecha de este curso. Las nuevas aparecerán en nuestro sitio en cuanto se programen.',
  },
  takeOtherDate: {
    en: 'On the page of your booking you can move it to another date yourself, at the price you booked at.',
    es: 'En la página de su reservación puede cambiarla a otra fecha por su cuenta, al precio que ya tenía.',
  },
  chooseDate: { en: 'Choose another date', es: 'Elegir otra fecha' },
} as const satisfies Record<string, MessageText>;

/** The texts that differ between a booking and a crew. */
const OF_BOOKING = {
  changed: {
    en: 'Your seat is still booked. This has changed:',
    es: 'Su lugar sigue reservado. Esto fue lo que cambió:',
  },
  restored: {
    en: 'We told you that this class was cancelled. It takes place after all, and your seat is still booked.',
    es: 'Le avisamos que esta clase se había cancelado. Sí se va a dar, y su lugar sigue reservado.',
  },
  arrive: SHARED_WORDS.arrive,
  cannotCome: {
    en: 'If you cannot come now, call {phone} or reply to this email, and we will look for another date with you.',
    es: 'Si ya no puede venir, llámenos al {phone} o responda a este correo y buscaremos otra fecha con usted.',
  },
  paid: {
    en: 'You have paid {amount}. Call {phone} or reply to this email: we will refund it or move your seat to another date, as you wish.',
    es: 'Usted ya pagó {amount}. Llámenos al {phone} o responda a este correo: le haremos el reembolso o cambiaremos su lugar a otra fecha, como usted prefiera.',
  },
} as const satisfies Record<string, MessageText>;
const OF_CREW = {
  changed: {
    en: 'The seats of your crew are still booked. This has changed:',
    es: 'Los lugares de su grupo siguen reservados. Esto fue lo que cambió:',
  },
  restored: {
    en: 'We told you that this class was cancelled. It takes place after all, and the seats of your crew are still booked.',
    es: 'Le avisamos que esta clase se había cancelado. Sí se va a dar, y los lugares de su grupo siguen reservados.',
  },
  arrive: { en: 'Arrive {minutes} minutes early.', es: 'Lleguen {minutes} minutos antes.' },
  cannotCome: {
    en: 'If your crew cannot come now, call {phone} or reply to this email, and we will look for another date with you.',
    es: 'Si su grupo ya no puede venir, llámenos al {phone} o responda a este correo y buscaremos otra fecha con usted.',
  },
  paid: {
    en: '{amount} has been paid for the seats of your crew. Call {phone} or reply to this email: we will refund it or move your crew to another date, as you wish.',
    es: 'Ya se pagaron {amount} por los lugares de su grupo. Llámenos al {phone} o responda a este correo: le haremos el reembolso o cambiaremos su grupo a otra fecha, como usted prefiera.',
  },
} as const satisfies Record<keyof typeof OF_BOOKING, MessageText>;

const wordsFor = (bookingOrCrew: BookingOrCrew) => (isCrew(bookingOrCrew) ? OF_CREW : OF_BOOKING);

/** The mail to an attendee or a crew's contact about a class that the office has cancelled, moved or changed. */
export function classNoticeLetter(content: ClassNoticeContent, sender: Sender): Letter {
  const { bookingOrCrew, change, knownFacts } = content;
  const { language, classInstance } = bookingOrCrew;
  const say = sayIn(language);
  const heading = say(WORDS[change.kind]);
  // For a cancelled class, recipients look for the date they know.
  const facts = change.kind === 'cancelled' ? knownFacts : classInstance;
  const date = dateText(startOfClass(facts), facts.timeZone, language);
  return {
    language,
    subject: titledSubject(language, { heading, name: className(bookingOrCrew), date }),
    heading,
    blocks: change.kind === 'cancelled' ? ofCancelled(content, sender, say) : ofHeld(content, sender, say),
    sender: signature(sender),
  };
}

function ofCancelled(
  { bookingOrCrew, knownFacts, nextDates }: ClassNoticeContent,
  sender: Sender,
  say: Say,
): LetterBlock[] {
  const { language } = bookingOrCrew;
  const phone = sender.company.phoneDisplay;
  const amountCents = paidCents(bookingOrCrew);
  // A second booking would keep neither the price nor the payment.
  const wayOn = isMovable({ bookingOrCrew, nextDates })
    ? [
        ...nextDateList({ nextDates, language }),
        paragraph(say(WORDS.takeOtherDate)),
        bookingOrCrewLink(bookingOrCrew, sender, WORDS.chooseDate),
      ]
    : [bookingOrCrewLink(bookingOrCrew, sender), ...nextDateBlocks({ nextDates, language }, sender)];
  return [
    paragraph(say(WORDS.cancelledLead)),
    { kind: 'facts', facts: bookingOrCrewFacts(bookingOrCrew, knownFacts) },
    paragraph(
      amountCents > 0
        ? say(wordsFor(bookingOrCrew).paid, { amount: moneyText({ amountCents, language }), phone })
        : say(SHARED_WORDS.questions, { phone }),
    ),
    paragraph(say(SHARED_WORDS.calendarCancelled)),
    ...(nextDates.length > 0 ? [] : [paragraph(say(WORDS.noNextDate))]),
    ...wayOn,
  ];
}

/** Whether the attendee can choose one of the other dates on the page of the booking. */
function isMovable({
  bookingOrCrew,
  nextDates,
}: Pick<ClassNoticeContent, 'bookingOrCrew' | 'nextDates'>): boolean {
  return nextDates.length > 0 && !isCrew(bookingOrCrew) && bookingOrCrew.options.move.isAllowed;
}

function ofHeld(content: ClassNoticeContent, sender: Sender, say: Say): LetterBlock[] {
  const { bookingOrCrew, change, knownFacts } = content;
  const until = fullRefundUntil(bookingOrCrew);
  const phone = sender.company.phoneDisplay;
  const differences = changedFacts(bookingOrCrew, knownFacts, change);
  const words = wordsFor(bookingOrCrew);
  return [
    paragraph(say(change.kind === 'restored' ? words.restored : words.changed)),
    ...(differences.length > 0 ? [{ kind: 'facts', facts: differences } as const] : []),
    paragraph(say(WORDS.nowAs)),
    { kind: 'facts', facts: bookingOrCrewFacts(bookingOrCrew) },
    ...(change.hasOtherPlace ? arrivalBlocks(bookingOrCrew) : []),
    paragraph(say(words.arrive, { minutes: ARRIVE_EARLY_MINUTES })),
    paragraph(say(SHARED_WORDS.calendarChanged)),
    paragraph(say(isMovable(content) ? WORDS.cannotComeMovable : words.cannotCome, { phone })),
    ...(until ? [paragraph(say(WORDS.refund, deadlineOf(until, bookingOrCrew)))] : []),
    bookingOrCrewLink(bookingOrCrew, sender),
  ];
}

function deadlineOf(until: Date, { language, classInstance: { timeZone } }: BookingOrCrew) {
  return { deadline: momentText(until, timeZone, language), zone: zoneText(timeZone, language) };
}
