import type { MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';
import { canBeTexted, phoneNumberOf } from '../../platform/validation/phone.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import type { CrewBooking } from '../crews/crew-booking.type.js';
import { bookingsInClass, seatsInClass } from '../crews/crew.rules.js';
import { hasPaid, isPaymentDue, type Owed } from '../payments/payment.rules.js';
import type { ClassFacts } from '../schedule/classes/class-change.rules.js';
import { bookingFacts, classFacts } from './booking-facts.letter.js';
import { linkTo, type Sender } from './sender.rules.js';

/** A booking, or the seats of a crew. */
export type BookingOrCrew = BookingConfirmation | CrewBooking;

const WORDS = {
  seats: { en: 'Seats', es: 'Lugares' },
  openBooking: { en: 'See your booking', es: 'Ver su reservación' },
  openCrew: { en: 'See your crew', es: 'Ver su grupo' },
} as const satisfies Record<string, MessageText>;

export function isCrew(bookingOrCrew: BookingOrCrew): bookingOrCrew is CrewBooking {
  return 'unnamedSeats' in bookingOrCrew;
}

/** Whether the recipient is still the attendee of the booking or the contact of the crew; nobody else may get its mails. */
export function isMailRecipient(bookingOrCrew: BookingOrCrew, recipient: string): boolean {
  const email = isCrew(bookingOrCrew) ? bookingOrCrew.contactEmail : bookingOrCrew.email;
  return emailKeyOf(email) === emailKeyOf(recipient);
}

/** Whether the phone is still that of the booking, with consent to text messages. */
export function isTextRecipient(bookingOrCrew: BookingOrCrew, recipient: string): boolean {
  if (isCrew(bookingOrCrew) || !bookingOrCrew.textNotifications || bookingOrCrew.phone === null) return false;
  return canBeTexted(recipient) && phoneNumberOf(bookingOrCrew.phone) === phoneNumberOf(recipient);
}

/** The facts in a mail: number and attendee, or the number of seats, and the class. */
export function bookingOrCrewFacts(
  bookingOrCrew: BookingOrCrew,
  facts: ClassFacts = bookingOrCrew.classInstance,
) {
  if (!isCrew(bookingOrCrew)) return bookingFacts(bookingOrCrew, facts);
  const label = WORDS.seats[bookingOrCrew.language];
  return [...classFacts(bookingOrCrew, facts), { label, value: String(seatsInClass(bookingOrCrew)) }];
}

/** The link to its page, which is secret. */
export function bookingOrCrewLink(
  bookingOrCrew: BookingOrCrew,
  sender: Sender,
  label: MessageText = isCrew(bookingOrCrew) ? WORDS.openCrew : WORDS.openBooking,
): LetterBlock {
  const { id, language } = bookingOrCrew;
  const path = isCrew(bookingOrCrew) ? `/crew-bookings/${id}` : `/booking-confirmation/${id}`;
  return {
    kind: 'link',
    label: label[language],
    url: linkTo(sender, path, language),
  };
}

/** The name of the holder; for a crew only the contact's given name, because holders of the link see no more. */
export function holderName(bookingOrCrew: BookingOrCrew): string {
  return isCrew(bookingOrCrew)
    ? bookingOrCrew.firstName
    : `${bookingOrCrew.firstName} ${bookingOrCrew.lastName}`;
}

/**
 * The payments that are not refunded, in US cents, as displayed to the holder. The contact of a crew pays for all of
 * its members.
 */
export function paidCents(bookingOrCrew: BookingOrCrew): number {
  if (isCrew(bookingOrCrew)) return sumPaid(bookingsInClass(bookingOrCrew));
  return bookingOrCrew.isOfCrew ? 0 : sumPaid([bookingOrCrew]);
}

/** The sum of payments that are not refunded, in US cents. */
export function sumPaid(bookings: readonly Owed[]): number {
  return bookings.filter(hasPaid).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The amount outstanding for all seats, including unnamed ones, in US cents. Nothing is due for a cancelled class. */
export function owedCents({ bookings, unnamedSeats, seatPriceCents, classInstance }: CrewBooking): number {
  const isDue = (booking: BookingConfirmation) => isPaymentDue(booking) && takesPlace(booking.classInstance);
  const due = bookings.filter(isDue).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return due + (takesPlace(classInstance) ? unnamedSeats * seatPriceCents : 0);
}

const takesPlace = ({ status }: BookingConfirmation['classInstance']): boolean => status !== 'cancelled';

/** The refund deadline of the holder; null if it has passed, or if there is nothing to pay. */
export function fullRefundUntil(bookingOrCrew: BookingOrCrew): Date | null {
  if (!isCrew(bookingOrCrew)) {
    const { isAllowed, until } = bookingOrCrew.options.cancel;
    return bookingOrCrew.amountCents > 0 && !bookingOrCrew.isOfCrew && isAllowed ? until : null;
  }
  const { seatPriceCents, returnableSeats, returnUntil } = bookingOrCrew;
  const named = bookingsInClass(bookingOrCrew);
  // Named seats keep a deadline that had passed before the crew was moved.
  const isPossible =
    returnableSeats + named.length > 0 && named.every(({ options }) => options.cancel.isAllowed);
  return seatPriceCents > 0 && isPossible ? returnUntil : null;
}
