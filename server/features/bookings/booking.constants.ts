export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const BOOKING_SORTS = ['booked', 'name', 'classDate'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const HOUR_SECONDS = 60 * 60;

/** How many seats guests may book before they are asked to call. The office's own bookings are not counted. */
export const GUEST_BOOKING_LIMITS = {
  /** Seats that were asked for from one address, booked or not. */
  tries: { points: 120, seconds: HOUR_SECONDS / 4 },
  /** Seats that were booked. */
  perAddress: { points: 12, seconds: HOUR_SECONDS },
  perEmail: { points: 8, seconds: HOUR_SECONDS },
} as const;

/** What the office is shown as a burst: so many bookings of guests from one address within these minutes. */
export const BURST = { bookings: 6, minutes: 10, days: 7 } as const;

/** How many bursts, and bookings in each, are shown at once. */
export const MAX_BURSTS = 10;
export const MAX_BURST_BOOKINGS = 100;
