/** What a guest may do with a booking, and until when. */
export interface BookingPolicy {
  version: number;
  /** Elapsed hours before the class until which a guest may cancel, with a full refund. */
  cancelHours: number;
  /** Elapsed hours before the class until which a guest may move to another class of the same type. */
  moveHours: number;
  /** Elapsed hours before the class until which a guest may say that somebody else comes. */
  changeHours: number;
  /** Elapsed hours before the class until which a crew may name who takes its seats. */
  nameHours: number;
}

/** Every policy there ever was, oldest first: one that bookings have agreed to is never changed, the next one is added. */
export const BOOKING_POLICIES = [
  { version: 1, cancelHours: 48, moveHours: 0, changeHours: 0, nameHours: 48 },
] as const satisfies readonly [BookingPolicy, ...BookingPolicy[]];
