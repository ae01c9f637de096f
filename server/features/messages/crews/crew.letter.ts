import { sayIn, type MessageText, type Say } from '../../../platform/i18n/message.js';
import type { Letter, LetterBlock, LetterFact } from '../../../platform/mail/letter.js';
import type { BookingConfirmation } from '../../bookings/confirmation/booking-confirmation.type.js';
import type { CrewBooking } from '../../crews/crew-booking.type.js';
import { ARRIVE_EARLY_MINUTES } from '../../schedule/schedule.constants.js';
import { takesSeat } from '../../schedule/seats/seat.rules.js';
import {
  arrivalBlocks,
  className,
  classFacts,
  moneyText,
  requirementBlocks,
} from '../booking-facts.letter.js';
import { dateText, momentText, zoneText } from '../class-time.texts.js';
import {
  bookingOrCrewFacts,
  bookingOrCrewLink,
  fullRefundUntil,
  owedCents,
  sumPaid,
} from '../booking-or-crew.letter.js';
import { paragraph, SHARED_WORDS } from '../letter-parts.letter.js';
import { linkTo, signature, type Sender } from '../sender.rules.js';

const WORDS = {
  subject: {
    en: 'Seats for your crew: {name}, {date}',
    es: 'Lugares para su grupo: {name}, {date}',
  },
  heading: { en: 'Your crew has its seats', es: 'Su grupo ya tiene sus lugares' },
  greeting: {
    en: 'Please keep this email: it lists the people you have booked for. Everybody whose email you gave also gets a confirmation of their own.',
    es: 'Guarde este correo: aquí están todas las personas de su reservación. Las personas cuyo correo usted indicó reciben también su propia confirmación.',
  },
  changedSubject: {
    en: 'The seats of your crew have changed: {name}, {date}',
    es: 'Hay cambios en los lugares de su grupo: {name}, {date}',
  },
  changedHeading: { en: 'The seats of your crew have changed', es: 'Hay cambios en los lugares de su grupo' },
  movedSubject: {
    en: "Your crew's new date: {name}, {date}",
    es: 'Nueva fecha de su grupo: {name}, {date}',
  },
  movedHeading: { en: "Your crew's new date", es: 'Nueva fecha de su grupo' },
  changed: { en: 'This has changed:', es: 'Esto fue lo que cambió:' },
  nowAs: { en: 'All seats as they are now:', es: 'Así quedan todos los lugares:' },
  people: { en: 'Who is coming', es: 'Quiénes vienen' },
  formerPeople: { en: 'Your crew', es: 'Su grupo' },
  unnamed: { en: 'Seat {seat}: name to come', es: 'Lugar {seat}: nombre pendiente' },
  cancelled: { en: 'cancelled', es: 'reservación cancelada' },
  names: {
    en: 'Please tell us who takes the other seats by {moment} ({zone}).',
    es: 'A más tardar el {moment} ({zone}), díganos quiénes ocuparán los demás lugares.',
  },
  arrive: { en: 'Please arrive {minutes} minutes early.', es: 'Lleguen {minutes} minutos antes.' },
  pay: {
    en: 'Please pay before the class: call {phone} or reply to this email. The seats stay booked meanwhile.',
    es: 'Para pagar, llámenos al {phone} o responda a este correo antes de la clase. Mientras tanto, los lugares siguen reservados.',
  },
  refund: {
    en: 'Seats can be cancelled with a full refund by {moment} ({zone}).',
    es: 'Puede cancelar lugares con reembolso completo hasta el {moment} ({zone}).',
  },
  goneSubject: {
    en: 'Your crew has no seats anymore: {name}, {date}',
    es: 'Su grupo ya no tiene lugares: {name}, {date}',
  },
  goneHeading: {
    en: 'Your crew has no seats in this class anymore',
    es: 'Su grupo ya no tiene lugares en esta clase',
  },
  gone: {
    en: 'All seats of your crew in this class have been cancelled, moved to another date or given back. Nobody is expected.',
    es: 'Todos los lugares de su grupo en esta clase se cancelaron, se cambiaron a otra fecha o se devolvieron. No esperamos a nadie.',
  },
  gonePaid: {
    en: '{amount} has been paid for seats that are cancelled. Call {phone} or reply to this email to ask what will be refunded.',
    es: 'Ya se pagaron {amount} por lugares que se cancelaron. Llámenos al {phone} o responda a este correo para saber qué se le reembolsa.',
  },
  mistake: {
    en: 'Was this a mistake? Call {phone} or reply to this email, or book again while there are seats.',
    es: '¿Fue un error? Llámenos al {phone}, responda a este correo o reserve de nuevo mientras haya lugares.',
  },
  bookAgain: { en: 'See the class', es: 'Ver la clase' },
  missingSubject: {
    en: 'Who is coming? {count, plural, one {# name is} other {# names are}} missing: {name}, {date}',
    es: '¿Quiénes vienen? {count, plural, one {Falta # nombre} other {Faltan # nombres}}: {name}, {date}',
  },
  missingHeading: { en: 'Please tell us who is coming', es: 'Díganos quiénes vienen' },
  missing: {
    en: '{count, plural, one {One seat} other {# seats}} of your crew {count, plural, one {has} other {have}} no name yet. You can add {count, plural, one {the name} other {the names}} until {moment} ({zone}).',
    es: '{count, plural, one {Un lugar} other {# lugares}} de su grupo {count, plural, one {aún no tiene} other {aún no tienen}} nombre. Puede agregar {count, plural, one {el nombre} other {los nombres}} hasta el {moment} ({zone}).',
  },
  add: { en: 'Add names', es: 'Agregar nombres' },
} as const satisfies Record<string, MessageText>;

type Changes = readonly LetterFact[];

/**
 * All seats of a crew, for its contact, who is not greeted by name: a guest may enter any text as a name.
 * @param changes differences from what was last reported to the contact
 * @param isMoved the class of the crew is another one than was last reported
 */
export function crewLetter(crew: CrewBooking, changes: Changes, sender: Sender, isMoved: boolean): Letter {
  const { language, purchaseOrder } = crew;
  const say = sayIn(crew.language);
  const amountCents = owedCents(crew);
  const refundUntil = fullRefundUntil(crew);
  const isToPay = amountCents > 0;
  const isChanged = changes.length > 0;
  const [subject, heading] = titleOf(isMoved, isChanged);
  return {
    language,
    subject: say(subject, classValues(crew)),
    heading: say(heading),
    blocks: [
      ...(isChanged
        ? [...changeBlocks(changes, say), paragraph(say(WORDS.nowAs))]
        : [paragraph(say(WORDS.greeting))]),
      {
        kind: 'facts',
        facts: [
          ...bookingOrCrewFacts(crew),
          ...(purchaseOrder === null
            ? []
            : [{ label: say(SHARED_WORDS.purchaseOrder), value: purchaseOrder }]),
          ...(isToPay
            ? [{ label: say(SHARED_WORDS.toPay), value: moneyText({ amountCents, language }) }]
            : []),
        ],
      },
      { kind: 'section', heading: say(WORDS.people), text: peopleOf(crew, say), language },
      ...(crew.nameableSeats > 0 ? [paragraph(say(WORDS.names, deadlineOf(crew)))] : []),
      bookingOrCrewLink(crew, sender),
      paragraph(say(WORDS.arrive, { minutes: ARRIVE_EARLY_MINUTES })),
      ...arrivalBlocks(crew),
      ...requirementBlocks(crew),
      ...(isToPay ? [paragraph(say(WORDS.pay, { phone: sender.company.phoneDisplay }))] : []),
      ...(refundUntil ? [paragraph(say(WORDS.refund, momentOf(crew, refundUntil)))] : []),
    ],
    sender: signature(sender),
  };
}

function titleOf(isMoved: boolean, isChanged: boolean): [subject: MessageText, heading: MessageText] {
  if (isMoved) return [WORDS.movedSubject, WORDS.movedHeading];
  return isChanged ? [WORDS.changedSubject, WORDS.changedHeading] : [WORDS.subject, WORDS.heading];
}

/** For the contact of a crew that has no seat left in its class. */
export function crewCancelledLetter(crew: CrewBooking, changes: Changes, sender: Sender): Letter {
  const { language, bookings, classInstance } = crew;
  const say = sayIn(crew.language);
  const { phoneDisplay: phone } = sender.company;
  const amountCents = sumPaid(bookings.filter(({ bookingStatus }) => !takesSeat(bookingStatus)));
  const isPaid = amountCents > 0;
  return {
    language,
    subject: say(WORDS.goneSubject, classValues(crew)),
    heading: say(WORDS.goneHeading),
    blocks: [
      paragraph(say(WORDS.gone)),
      ...(changes.length > 0 ? changeBlocks(changes, say) : []),
      { kind: 'facts', facts: classFacts(crew) },
      ...(bookings.length > 0
        ? [
            {
              kind: 'section',
              heading: say(WORDS.formerPeople),
              text: peopleOf(crew, say),
              language,
            } as const,
          ]
        : []),
      paragraph(say(SHARED_WORDS.calendarCancelled)),
      ...(isPaid
        ? [paragraph(say(WORDS.gonePaid, { amount: moneyText({ amountCents, language }), phone }))]
        : []),
      paragraph(say(WORDS.mistake, { phone })),
      {
        kind: 'link',
        label: say(WORDS.bookAgain),
        url: linkTo(sender, `/book/${classInstance.id}`, language),
      },
    ],
    sender: signature(sender),
  };
}

/** Asks the contact of a crew for the missing names. */
export function namesMissingLetter(crew: CrewBooking, sender: Sender): Letter {
  const { language, nameableSeats: count } = crew;
  const say = sayIn(crew.language);
  return {
    language,
    subject: say(WORDS.missingSubject, { ...classValues(crew), count }),
    heading: say(WORDS.missingHeading),
    blocks: [
      paragraph(say(WORDS.missing, { count, ...deadlineOf(crew) })),
      bookingOrCrewLink(crew, sender, WORDS.add),
      { kind: 'facts', facts: classFacts(crew) },
      { kind: 'section', heading: say(WORDS.people), text: peopleOf(crew, say), language },
    ],
    sender: signature(sender),
  };
}

function changeBlocks(changes: Changes, say: Say): LetterBlock[] {
  return [paragraph(say(WORDS.changed)), { kind: 'facts', facts: changes }];
}

function classValues(crew: CrewBooking): Record<'name' | 'date', string> {
  const { startsAt, timeZone } = crew.classInstance;
  return { name: className(crew), date: dateText(startsAt, timeZone, crew.language) };
}

function deadlineOf(crew: CrewBooking) {
  return momentOf(crew, crew.nameUntil);
}

function momentOf({ classInstance: { timeZone }, language }: CrewBooking, moment: Date) {
  return { moment: momentText(moment, timeZone, language), zone: zoneText(timeZone, language) };
}

/** One line per seat, with its confirmation number. */
function peopleOf(crew: CrewBooking, say: Say): string {
  const named = crew.bookings.map((booking, index) =>
    [`${index + 1}. ${booking.firstName} ${booking.lastName}`, ...notesOf(booking, crew, say)].join(', '),
  );
  const unnamed = Array.from({ length: crew.unnamedSeats }, (_, index) =>
    say(WORDS.unnamed, { seat: named.length + index + 1 }),
  );
  return [...named, ...unnamed].join('\n');
}

function notesOf(booking: BookingConfirmation, { classInstance, language }: CrewBooking, say: Say): string[] {
  const { confirmationNumber, bookingStatus, classInstance: own } = booking;
  if (!takesSeat(bookingStatus)) return [confirmationNumber, say(WORDS.cancelled)];
  if (own.id === classInstance.id) return [confirmationNumber];
  const date = dateText(own.startsAt, own.timeZone, language);
  return [confirmationNumber, say(SHARED_WORDS.otherClass, { date })];
}
