/** A burst is this many bookings of guests from one address within so many minutes; reported for so many days. */
export const BURST = { bookings: 6, minutes: 10, days: 7 } as const;

/** Bursts displayed at once, and bookings in each of them. */
export const MAX_BURSTS = 10;
export const MAX_BURST_BOOKINGS = 100;
