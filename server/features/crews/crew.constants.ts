/** Maximum number of seats that one contact books, named or not. */
export const MAX_CREW_SEATS = 12;
