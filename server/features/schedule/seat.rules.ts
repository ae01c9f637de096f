/** What becomes of a booking. It stands here because the seat rule is about it. */
export const BOOKING_STATUSES = ['confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const SEAT_TAKING_STATUSES = ['confirmed', 'completed'] as const satisfies readonly BookingStatus[];

/** Whether a booking takes a seat; `seatTakenBy` in seat.query.ts says the same in SQL. */
export function takesSeat(bookingStatus: BookingStatus): boolean {
  return SEAT_TAKING_STATUSES.some((status) => status === bookingStatus);
}

/** What takes seats of a class: bookings, seats of crews that have no name yet, and offers that are open. */
export interface TakenSeats {
  booked: number;
  unnamed: number;
  offered: number;
}

/** The sum of all; `takenSeats` in seat.query.ts says the same in SQL. */
export function seatsTaken({ booked, unnamed, offered }: TakenSeats): number {
  return booked + unnamed + offered;
}

/** What decides whether an offer holds its seats. */
export interface OfferFacts {
  ending: string | null;
  expiresAt: Date;
}

/** Until the moment it expires, if nobody has ended it before; `OPEN_OFFER` in seat.query.ts says the same in SQL. */
export function isOpenOffer({ ending, expiresAt }: OfferFacts, now: Date): boolean {
  return ending === null && now.getTime() < expiresAt.getTime();
}

/**
 * Whether a class has fewer people than it needs.
 * @param minStudents of its type; null where one is enough
 */
export function isUnderMinimum(minStudents: number | null, taken: number): boolean {
  return minStudents !== null && taken < minStudents;
}

/** Never negative, also when the office lowered the capacity below the seats that are taken. */
export function seatsLeft(maxAttendees: number, taken: number): number {
  return Math.max(0, maxAttendees - taken);
}
