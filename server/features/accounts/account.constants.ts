/** The window in which wrong passwords are counted, and the longest that further tries are refused. */
export const LOGIN_PAUSE_MINUTES = 15;

/** How long a mailed link to a new password works. */
export const RESET_LINK_MINUTES = 60;
