/** How many seats one contact books at once, named or not. */
export const MAX_CREW_SEATS = 12;

/** The name of the calendar file that the contact gets. */
export const CREW_FILE = 'crew.ics';
