/** The changes that a guest may make to a booking, and their deadlines. */
export interface BookingPolicy {
  version: number;
  /** Elapsed hours before the class until which a guest may cancel, with a full refund. */
  cancelHours: number;
  /** Elapsed hours before the class until which a guest may move to another class of the same type. */
  moveHours: number;
  /** Elapsed hours before the class until which a guest may change the attendee. */
  changeHours: number;
  /** Elapsed hours before the class until which the contact of a crew may name its seats. */
  nameHours: number;
}

/** All policies, oldest first. Policies of existing bookings must not be changed; add a new one instead. */
export const BOOKING_POLICIES = [
  { version: 1, cancelHours: 48, moveHours: 0, changeHours: 0, nameHours: 48 },
] as const satisfies readonly [BookingPolicy, ...BookingPolicy[]];
