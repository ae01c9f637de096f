import { BOOKING_POLICIES, type BookingPolicy } from './booking-policy.constants.js';

const HOUR_MS = 60 * 60 * 1000;

/** The policy that new bookings agree to. */
export const CURRENT_POLICY: BookingPolicy =
  BOOKING_POLICIES[BOOKING_POLICIES.length - 1] ?? BOOKING_POLICIES[0];

/** The policy of that version; the current one for a version that is not known. */
export function policyOf(version: number): BookingPolicy {
  return BOOKING_POLICIES.find((policy) => policy.version === version) ?? CURRENT_POLICY;
}

/**
 * The last moment for what is allowed until some elapsed hours before a class, so the venue's clock may show another
 * hour when clocks change in between (CONTRACT section 3).
 */
export function hoursBefore(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}
