import { CURRENT_POLICY, hoursBefore } from './booking-policy.rules.js';

/** By the current policy. */
export const REFUND_WINDOW_HOURS = CURRENT_POLICY.cancelHours;

/** The last instant at which new bookings can be cancelled with a full refund. */
export function refundDeadline(startsAt: Date): Date {
  return hoursBefore(startsAt, REFUND_WINDOW_HOURS);
}
