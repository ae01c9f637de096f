import { HOUR_MS } from '../../platform/context/durations.js';
import { BOOKING_POLICIES, type BookingPolicy } from './booking-policy.constants.js';

/** The policy of new bookings. */
export const CURRENT_POLICY: BookingPolicy =
  BOOKING_POLICIES[BOOKING_POLICIES.length - 1] ?? BOOKING_POLICIES[0];

/** The policy with that version; the current one for an unknown version. */
export function policyOf(version: number): BookingPolicy {
  return BOOKING_POLICIES.find((policy) => policy.version === version) ?? CURRENT_POLICY;
}

/**
 * The instant a number of elapsed hours before a class. If the clocks change in between, the venue's local time of day
 * differs.
 */
export function hoursBefore(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}
