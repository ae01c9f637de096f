/** The bookings of a receipt for a crew, as in the payload of the message. */
export function serializeBookingIds(bookings: readonly { id: string }[]): string {
  return bookings
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}

/** The inverse of `serializeBookingIds`. */
export const parseBookingIds = (text: string): string[] => text.split(' ');
