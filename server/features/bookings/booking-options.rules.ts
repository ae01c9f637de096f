import { DomainError } from '../../platform/errors/domain-error.js';
import { hoursBefore, policyOf } from '../schedule/booking-policy.rules.js';
import type { ClassInstanceStatus } from '../schedule/schedule.constants.js';
import type { BookingStatus } from '../schedule/seat.rules.js';
import type { Refund } from './booking-options.constants.js';
import type { PaymentStatus } from './booking.constants.js';

/** What decides what a guest may still do with a booking. */
export interface OptionFacts {
  bookingStatus: BookingStatus;
  paymentStatus: PaymentStatus;
  /** YYYY-MM-DD */
  refundedOn: string | null;
  policyVersion: number;
}

/** One thing that a guest may want to do with a booking. */
export interface Option {
  isAllowed: boolean;
  /** The last moment for it; null where there is none. */
  until: Date | null;
  /** What is paid back of what was paid, if it is done now. */
  refund: Refund;
}

export interface Options {
  cancel: Option;
  move: Option;
  changeAttendee: Option;
}

/**
 * What a guest may do with a booking now and until when, by the policy that the booking has agreed to. Nothing with one that
 * is cancelled or completed, or whose class has begun; of a cancelled class a seat may be moved to another date, unless its
 * money has gone back.
 */
export function optionsOf(
  { bookingStatus, paymentStatus, refundedOn, policyVersion }: OptionFacts,
  { status, startsAt }: { status: ClassInstanceStatus; startsAt: Date },
  now: Date,
): Options {
  const { cancelHours, moveHours, changeHours } = policyOf(policyVersion);
  const isHeld = bookingStatus === 'confirmed' && status === 'scheduled';
  const option = (hours: number, refund: Refund): Option => {
    const until = hoursBefore(startsAt, hours);
    // The very moment is still in time, but for the start of the class itself.
    const isAllowed = isHeld && now.getTime() <= until.getTime() && now.getTime() < startsAt.getTime();
    return { isAllowed, until, refund: isAllowed ? refund : 'NONE' };
  };
  const isSettled = refundedOn !== null || paymentStatus === 'cancelled';
  const isLeftOver = bookingStatus === 'confirmed' && status === 'cancelled' && !isSettled;
  return {
    cancel: option(cancelHours, 'FULL'),
    move: isLeftOver ? { isAllowed: true, until: null, refund: 'NONE' } : option(moveHours, 'NONE'),
    changeAttendee: option(changeHours, 'NONE'),
  };
}

/** Throws POLICY. */
export function assertAllowed({ isAllowed }: Option): void {
  if (!isAllowed) throw new DomainError('POLICY');
}
