/** For people who come without a booking. */
const walkIns = 5;
/** The rows of a sheet without bookings. */
const firstPage = 15;

/** The number of empty rows of a sign-in sheet: at most one per seat. */
export function blankRows(seats: number, attendees: number): number {
  return Math.max(0, Math.min(seats - attendees, attendees === 0 ? firstPage : walkIns));
}
