import { idempotencyHeader } from '../../platform/rest/idempotency-header.js';

/** The sorts of any list, each by an index. */
export const INDEXED_BOOKING_SORTS = ['booked', 'name', 'classDate'] as const;
/** The last one sorts all bookings found, so it requires a range of expiries. */
export const BOOKING_SORTS = [...INDEXED_BOOKING_SORTS, 'certificateExpiry'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const HOUR_SECONDS = 60 * 60;

/** Seats that guests may book before they are told to call. The office's own bookings are not counted. */
export const GUEST_BOOKING_LIMITS = {
  /** Seats requested or persons named from one address, with or without effect. */
  tries: { points: 120, seconds: HOUR_SECONDS / 4 },
  /** Seats booked; equals one crew of the maximum size. */
  perAddress: { points: 12, seconds: HOUR_SECONDS },
  /** Calls with an effect, per email, and per phone that gets text messages. */
  perPerson: { points: 12, seconds: HOUR_SECONDS },
  /** Persons found to be booked already by calls that take no seat; twice a crew of the maximum size. */
  disclosures: { points: 24, seconds: HOUR_SECONDS },
  /** Changes of the email, per address and per booking: each one mails a person who has not booked. */
  newEmails: { points: 12, seconds: HOUR_SECONDS },
} as const;

/** Bookings changed by one call, or requested by id in one list. */
export const MAX_CHANGED_BOOKINGS = 100;

/** The header of a booking over REST. */
export const IDEMPOTENCY_KEY = idempotencyHeader(
  'Repeating the request with the same key and body within 24 hours returns ' +
    'the same booking with 200; another body with the same key is IDEMPOTENCY_MISMATCH.',
);
