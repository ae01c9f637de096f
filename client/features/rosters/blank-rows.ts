/** Room for people who come without a booking. */
const walkIns = 5;
/** A sheet that nobody is on yet is filled in by hand. */
const firstPage = 15;

/** How many empty rows a sign-in sheet has: never more than there are seats. */
export function blankRows(seats: number, attendees: number): number {
  return Math.max(0, Math.min(seats - attendees, attendees === 0 ? firstPage : walkIns));
}
