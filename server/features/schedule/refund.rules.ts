import { CURRENT_POLICY, hoursBefore } from './booking-policy.rules.js';

/** Of what is booked now. */
export const REFUND_WINDOW_HOURS = CURRENT_POLICY.cancelHours;

/** The last moment at which a cancellation of what is booked now is refunded in full. */
export function refundDeadline(startsAt: Date): Date {
  return hoursBefore(startsAt, REFUND_WINDOW_HOURS);
}

/** Exactly 48 hours before still refunds. */
export function isRefundable(now: Date, startsAt: Date): boolean {
  return now.getTime() <= refundDeadline(startsAt).getTime();
}
