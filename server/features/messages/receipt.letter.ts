import { sayIn, type Locale, type MessageText, type Say } from '../../platform/i18n/message.js';
import type { Letter, LetterBlock, LetterFact } from '../../platform/mail/letter.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import type { CrewBooking } from '../crews/crew-booking.type.js';
import { PAYMENT_METHOD_TEXTS } from '../payments/payment.texts.js';
import { bookingFacts, className, classFacts, moneyText } from './booking-facts.letter.js';
import { bookingOrCrewLink, owedCents, type BookingOrCrew } from './booking-or-crew.letter.js';
import { dateText } from './class-time.texts.js';
import { paragraph, SHARED_WORDS, titledSubject } from './letter-parts.letter.js';
import { signature, type Sender } from './sender.rules.js';

const WORDS = {
  paid: { en: 'Payment received', es: 'Pago recibido' },
  paidLead: {
    en: 'We have received your payment. Please keep this email: it is your receipt.',
    es: 'Recibimos su pago. Guarde este correo: es su recibo.',
  },
  refunded: { en: 'Payment refunded', es: 'Pago reembolsado' },
  refundedLead: {
    en: 'We have refunded your payment. Please keep this email for your records.',
    es: 'Le reembolsamos su pago. Guarde este correo como comprobante.',
  },
  amountPaid: { en: 'Amount paid', es: 'Monto pagado' },
  stillToPay: { en: 'Still to pay', es: 'Falta por pagar' },
  amountRefunded: { en: 'Amount refunded', es: 'Monto reembolsado' },
  paidOn: { en: 'Paid on', es: 'Fecha de pago' },
  refundedOn: { en: 'Refunded on', es: 'Fecha de reembolso' },
  method: { en: 'Method', es: 'Forma de pago' },
  reference: { en: 'Reference', es: 'Referencia' },
  company: { en: 'Company', es: 'Empresa' },
  seats: { en: 'Payments by seat', es: 'Pagos por lugar' },
  seat: { en: '{name}, {number}: {amount}', es: '{name}, {number}: {amount}' },
  seatPaid: { en: 'paid on {date}', es: 'pagado el {date}' },
  seatRefunded: { en: 'refunded on {date}', es: 'reembolsado el {date}' },
} as const satisfies Record<string, MessageText>;

/** The payment of a booking, refunded or not, as recorded by the office. */
export type Payment = Pick<
  BookingEntity,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'confirmationNumber'
  | 'companyName'
  | 'amountCents'
  | 'paymentMethod'
  | 'paymentReference'
  | 'paidOn'
  | 'refundedOn'
  | 'classInstance'
>;

/** The receipt for the payment of a booking or, if it was refunded, for the refund. */
export function receiptLetter(booking: BookingConfirmation, payment: Payment, sender: Sender): Letter {
  const { language } = booking;
  const facts = [
    ...amountFacts([payment], language),
    ...paymentFacts(payment, language),
    ...factOf(WORDS.company, payment.companyName, language),
    ...bookingFacts(booking),
  ];
  return letterOf(booking, [payment], sender, [{ kind: 'facts', facts }]);
}

/** One receipt for the payments of several members of a crew, for its contact. */
export function crewReceiptLetter(crew: CrewBooking, payments: readonly Payment[], sender: Sender): Letter {
  const { language } = crew;
  const say = sayIn(language);
  const owed = owedCents(crew);
  const ofSeats = { ...crew, classInstance: classOfSeats(crew, payments) };
  const stillToPay = owed > 0 ? moneyText({ amountCents: owed, language }) : null;
  const facts = [
    ...amountFacts(payments, language),
    ...factOf(WORDS.stillToPay, stillToPay, language),
    ...factOf(WORDS.company, crew.companyName, language),
    ...factOf(SHARED_WORDS.purchaseOrder, crew.purchaseOrder, language),
    ...classFacts(ofSeats),
  ];
  const text = payments.map((payment) => seatText(payment, ofSeats, say)).join('\n');
  return letterOf(ofSeats, payments, sender, [
    { kind: 'facts', facts },
    { kind: 'section', heading: say(WORDS.seats), text, language },
  ]);
}

/** The class of all paid seats; that of the crew if they are in several. */
function classOfSeats(crew: CrewBooking, payments: readonly Payment[]): CrewBooking['classInstance'] {
  const isPaid = ({ bookingId }: BookingConfirmation) => payments.some(({ id }) => id === bookingId);
  const [first, ...others] = crew.bookings.filter(isPaid).map(({ classInstance }) => classInstance);
  return first && others.every(({ id }) => id === first.id) ? first : crew.classInstance;
}

function letterOf(
  bookingOrCrew: BookingOrCrew,
  payments: readonly Payment[],
  sender: Sender,
  blocks: readonly LetterBlock[],
): Letter {
  const { language, classInstance } = bookingOrCrew;
  const say = sayIn(language);
  const isRefund = payments.every(isRefunded);
  const heading = say(isRefund ? WORDS.refunded : WORDS.paid);
  const date = dateText(classInstance.startsAt, classInstance.timeZone, language);
  return {
    language,
    subject: titledSubject(language, { heading, name: className(bookingOrCrew), date }),
    heading,
    blocks: [
      paragraph(say(isRefund ? WORDS.refundedLead : WORDS.paidLead)),
      ...blocks,
      bookingOrCrewLink(bookingOrCrew, sender),
      paragraph(say(SHARED_WORDS.questions, { phone: sender.company.phoneDisplay })),
    ],
    sender: signature(sender),
  };
}

const isRefunded = ({ refundedOn }: Payment): boolean => refundedOn !== null;

/** The sum of the payments, and the part of it that was refunded. */
function amountFacts(payments: readonly Payment[], language: Locale): LetterFact[] {
  const sumOf = (those: readonly Payment[]) => {
    const amountCents = those.reduce((sum, payment) => sum + payment.amountCents, 0);
    return those.length > 0 ? moneyText({ amountCents, language }) : null;
  };
  return [
    ...factOf(WORDS.amountPaid, sumOf(payments), language),
    ...factOf(WORDS.amountRefunded, sumOf(payments.filter(isRefunded)), language),
  ];
}

function paymentFacts(
  { paidOn, paymentMethod, paymentReference, refundedOn }: Payment,
  language: Locale,
): LetterFact[] {
  return [
    ...factOf(WORDS.refundedOn, refundedOn && dayText(refundedOn, language), language),
    ...factOf(WORDS.paidOn, paidOn && dayText(paidOn, language), language),
    ...factOf(WORDS.method, paymentMethod && PAYMENT_METHOD_TEXTS[paymentMethod][language], language),
    ...factOf(WORDS.reference, paymentReference, language),
  ];
}

/**
 * 'Ana Ruiz, K7M4WX9P: $150, paid on Monday, January 11, 2027 (Check, 1042)', with the date of the class if the seats are
 * in several classes and it is not that of the crew.
 */
function seatText(payment: Payment, { language, classInstance }: CrewBooking, say: Say): string {
  const { firstName, lastName, confirmationNumber: number, amountCents } = payment;
  const { paidOn, refundedOn, paymentMethod, paymentReference, classInstance: own } = payment;
  const amount = moneyText({ amountCents, language });
  const method = paymentMethod && PAYMENT_METHOD_TEXTS[paymentMethod][language];
  const details = [method, paymentReference].filter((detail) => detail !== null).join(', ');
  const paid = paidOn === null ? [] : [say(WORDS.seatPaid, { date: dayText(paidOn, language) })];
  const refunded =
    refundedOn === null ? [] : [say(WORDS.seatRefunded, { date: dayText(refundedOn, language) })];
  const seat = say(WORDS.seat, { name: `${firstName} ${lastName}`, number, amount });
  const date = dateText(own.startsAt, own.timeZone, language);
  const place = own.id === classInstance.id ? [] : [say(SHARED_WORDS.otherClass, { date })];
  return [seat, ...place, ...paid, ...refunded].join(', ') + (details === '' ? '' : ` (${details})`);
}

/** @param date YYYY-MM-DD */
function dayText(date: string, language: Locale): string {
  return dateText(new Date(`${date}T12:00:00Z`), 'UTC', language);
}

function factOf(label: MessageText, value: string | null, language: Locale): LetterFact[] {
  return value === null ? [] : [{ label: label[language], value }];
}
