import type { ErrorCode } from '../../platform/errors/error-code.js';

/** Reasons why one of several bookings was not changed: error codes that a call for a single booking may also have. */
export const BOOKING_REFUSALS = [
  'NOT_FOUND',
  'CONFLICT',
  'BAD_USER_INPUT',
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
  'POLICY',
] as const satisfies readonly ErrorCode[];
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];
