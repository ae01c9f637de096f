/** Statuses of a booking. Defined here because the seat rule depends on them. */
export const BOOKING_STATUSES = ['confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const SEAT_TAKING_STATUSES = ['confirmed', 'completed'] as const satisfies readonly BookingStatus[];

/** Whether a booking takes a seat; `seatTakenBy` in seat.query.ts is the SQL equivalent. */
export function takesSeat(bookingStatus: BookingStatus): boolean {
  return SEAT_TAKING_STATUSES.some((status) => status === bookingStatus);
}

/** The taken seats of a class: bookings, unnamed seats of crews, and open offers. */
export interface TakenSeats {
  booked: number;
  unnamed: number;
  offered: number;
}

/** The sum of all taken seats; `takenSeats` in seat.query.ts is the SQL equivalent. */
export function seatsTaken({ booked, unnamed, offered }: TakenSeats): number {
  return booked + unnamed + offered;
}

/** The facts that determine whether an offer is open. */
export interface OfferFacts {
  ending: string | null;
  expiresAt: Date;
}

/** True until it expires, unless it has ended before; `OPEN_OFFER` in seat.query.ts is the SQL equivalent. */
export function isOpenOffer({ ending, expiresAt }: OfferFacts, now: Date): boolean {
  return ending === null && now.getTime() < expiresAt.getTime();
}

/** False if nobody could be told of it before it expired; `offerCounts` in seat.query.ts is the SQL equivalent. */
export function countsAsOffer({ ending }: Pick<OfferFacts, 'ending'>): boolean {
  return ending !== 'unsent';
}

/**
 * Whether a class has fewer people than it requires.
 * @param minStudents of its type; null if one is enough
 */
export function isUnderMinimum(minStudents: number | null, taken: number): boolean {
  return minStudents !== null && taken < minStudents;
}

/** Never negative, even if the office has lowered the capacity below the taken seats. */
export function seatsLeft(maxAttendees: number, taken: number): number {
  return Math.max(0, maxAttendees - taken);
}
