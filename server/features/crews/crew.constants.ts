/** Maximum number of seats that one contact books, named or not. */
export const MAX_CREW_SEATS = 12;

/** Name of the calendar file for the contact. */
export const CREW_FILE = 'crew.ics';
