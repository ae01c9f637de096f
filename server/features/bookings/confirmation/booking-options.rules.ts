import { DomainError } from '../../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../../platform/i18n/message.js';
import type { PaymentStatus } from '../../payments/payment.constants.js';
import { hoursBefore, policyOf } from '../../booking-policies/booking-policy.rules.js';
import type { ClassInstanceStatus } from '../../schedule/schedule.constants.js';
import type { BookingStatus } from '../../schedule/seats/seat.rules.js';
import type { Refund } from './booking-options.constants.js';

/** The facts that determine the options of a booking. */
export interface OptionFacts {
  bookingStatus: BookingStatus;
  paymentStatus: PaymentStatus;
  /** YYYY-MM-DD */
  refundedOn: string | null;
  policyVersion: number;
  /** The deadline to cancel if it had passed before the booking was moved; null if that of the class applies. */
  cancelUntil: Date | null;
}

/** One change that a guest may want to make. */
export interface Option {
  isAllowed: boolean;
  /** The last moment at which it is allowed; null if there is none. */
  until: Date | null;
  /** What is refunded of the payment if the change is made now. */
  refund: Refund;
}

export interface Options {
  cancel: Option;
  move: Option;
  changeAttendee: Option;
}

/**
 * What a guest may do with a booking now and until when, by the booking's policy. Nothing is allowed if the booking is
 * cancelled or completed or the class has begun. A seat in a cancelled class can be moved to another date at any time.
 * A refunded one cannot be moved, as by the office, and is not refunded again.
 */
export function optionsOf(
  { bookingStatus, paymentStatus, refundedOn, policyVersion, cancelUntil }: OptionFacts,
  { status, startsAt }: { status: ClassInstanceStatus; startsAt: Date },
  now: Date,
): Options {
  const { cancelHours, moveHours, changeHours } = policyOf(policyVersion);
  const isHeld = bookingStatus === 'confirmed' && status === 'scheduled';
  const option = (hours: number, refund: Refund, until = hoursBefore(startsAt, hours)): Option => {
    // The deadline itself is inclusive, the start of the class is not.
    const isAllowed = isHeld && now.getTime() <= until.getTime() && now.getTime() < startsAt.getTime();
    return { isAllowed, until, refund: isAllowed ? refund : 'NONE' };
  };
  const isLeftOver = bookingStatus === 'confirmed' && status === 'cancelled' && paymentStatus !== 'cancelled';
  const move = (): Option => {
    if (refundedOn !== null) return { isAllowed: false, until: null, refund: 'NONE' };
    return isLeftOver ? { isAllowed: true, until: null, refund: 'NONE' } : option(moveHours, 'NONE');
  };
  return {
    cancel: option(cancelHours, refundedOn === null ? 'FULL' : 'NONE', cancelUntil ?? undefined),
    move: move(),
    changeAttendee: option(changeHours, 'NONE'),
  };
}

/**
 * The deadline to cancel that a booking keeps when its guest moves it: one that has passed, so that a move does not
 * make the booking refundable again, unless the class was cancelled. Null if the deadline of the new class applies.
 */
export function retainedDeadline(
  { cancelUntil }: Pick<OptionFacts, 'cancelUntil'>,
  { status }: { status: ClassInstanceStatus },
  { cancel: { until } }: Options,
  now: Date,
): Date | null {
  if (cancelUntil !== null || status === 'cancelled') return cancelUntil;
  return until !== null && now.getTime() > until.getTime() ? until : null;
}

const WHY_NOT = {
  cancelled: { en: 'This booking is cancelled.', es: 'Esta reservación está cancelada.' },
  completed: { en: 'This booking is completed.', es: 'Esta reservación está completada.' },
  classCancelled: { en: 'This class is cancelled.', es: 'Esta clase está cancelada.' },
  classCompleted: { en: 'This class has taken place.', es: 'Esta clase ya terminó.' },
  begun: { en: 'This class has begun.', es: 'Esta clase ya empezó.' },
} as const satisfies Record<string, MessageText>;

/** Throws POLICY, with the reason unless the policy itself is the reason. */
export function assertAllowed(
  { isAllowed }: Option,
  { bookingStatus }: Pick<OptionFacts, 'bookingStatus'>,
  classInstance: { status: ClassInstanceStatus; startsAt: Date },
  now: Date,
): void {
  if (isAllowed) return;
  if (bookingStatus === 'confirmed') throw refusedByClass(classInstance, now);
  throw new DomainError('POLICY', { message: message(WHY_NOT[bookingStatus]) });
}

/** POLICY, with the reason if it is the state of the class. */
export function refusedByClass(
  { status, startsAt }: { status: ClassInstanceStatus; startsAt: Date },
  now: Date,
): DomainError {
  const reason = reasonOfClass(status, now.getTime() >= startsAt.getTime());
  return new DomainError('POLICY', reason ? { message: message(reason) } : {});
}

function reasonOfClass(status: ClassInstanceStatus, hasBegun: boolean): MessageText | undefined {
  if (status === 'cancelled') return WHY_NOT.classCancelled;
  if (status === 'completed') return WHY_NOT.classCompleted;
  return hasBegun ? WHY_NOT.begun : undefined;
}
