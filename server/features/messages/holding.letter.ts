import { message, translate, type MessageText } from '../../platform/i18n/message.js';
import type { LetterBlock } from '../../platform/mail/letter.js';
import { canBeTexted, phoneNumberOf } from '../../platform/validation/phone.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { BookingConfirmation } from '../bookings/booking-confirmation.type.js';
import { hasPaid, type Owed } from '../bookings/payment.rules.js';
import type { CrewBooking } from '../crews/crew-booking.type.js';
import { bookingsInClass, seatsInClass } from '../crews/crew.rules.js';
import type { ClassFacts } from '../schedule/class-change.rules.js';
import { bookingFacts, classFacts } from './booking-facts.letter.js';
import { linkTo, type Sender } from './sender.rules.js';

/** What somebody has in a class: a booking, or the seats of a crew. */
export type Holding = BookingConfirmation | CrewBooking;

const WORDS = {
  seats: { en: 'Seats', es: 'Lugares' },
  openBooking: { en: 'See your booking', es: 'Ver su reservación' },
  openCrew: { en: 'See your crew', es: 'Ver su grupo' },
} as const satisfies Record<string, MessageText>;

export function isCrew(holding: Holding): holding is CrewBooking {
  return 'unnamedSeats' in holding;
}

/** Whether a mail still goes to whoever has the booking, or books for the crew: nobody else is told of it. */
export function isMailOf(holding: Holding, recipient: string): boolean {
  const email = isCrew(holding) ? holding.contactEmail : holding.email;
  return emailKeyOf(email) === emailKeyOf(recipient);
}

/** Whether a text message still goes to the phone of the booking, and is still wanted there. */
export function isTextOf(holding: Holding, recipient: string): boolean {
  if (isCrew(holding) || !holding.textNotifications || holding.phone === null) return false;
  return canBeTexted(recipient) && phoneNumberOf(holding.phone) === phoneNumberOf(recipient);
}

/** What a mail says of it: number and attendee, or how many seats, and the class. */
export function holdingFacts(holding: Holding, facts: ClassFacts = holding.classInstance) {
  if (!isCrew(holding)) return bookingFacts(holding, facts);
  const label = translate(message(WORDS.seats), holding.language);
  return [...classFacts(holding, facts), { label, value: String(seatsInClass(holding)) }];
}

/** The page that shows it, by its secret link. */
export function holdingLink(
  holding: Holding,
  sender: Sender,
  label: MessageText = isCrew(holding) ? WORDS.openCrew : WORDS.openBooking,
): LetterBlock {
  const { id, language } = holding;
  const path = isCrew(holding) ? `/crew-bookings/${id}` : `/booking-confirmation/${id}`;
  return {
    kind: 'link',
    label: translate(message(label), language),
    url: linkTo(sender, path, language),
  };
}

/** Whose it is; of a crew's contact the given name alone is known to whoever has the link. */
export function holderName(holding: Holding): string {
  return isCrew(holding) ? holding.firstName : `${holding.firstName} ${holding.lastName}`;
}

/** What its holder reads was paid for it and not paid back, in US cents. The contact of a crew pays for all of its people. */
export function paidCents(holding: Holding): number {
  if (isCrew(holding)) return sumPaid(bookingsInClass(holding));
  return holding.isOfCrew ? 0 : sumPaid([holding]);
}

/** What was paid for some bookings and not paid back, in US cents. */
export function sumPaid(bookings: readonly Owed[]): number {
  return bookings.filter(hasPaid).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Until when its holder gets money back for a cancellation; null where it is too late, or they pay nothing. */
export function fullRefundUntil(holding: Holding): Date | null {
  if (!isCrew(holding)) {
    const { isAllowed, until } = holding.options.cancel;
    return holding.amountCents > 0 && !holding.isOfCrew && isAllowed ? until : null;
  }
  const { seatPriceCents, returnableSeats, returnUntil, bookings } = holding;
  const isPossible = returnableSeats > 0 || bookings.some(({ options }) => options.cancel.isAllowed);
  return seatPriceCents > 0 && isPossible ? returnUntil : null;
}
