/** The window in which wrong passwords are counted, and the longest that further tries are refused. */
export const LOGIN_PAUSE_MINUTES = 15;

/** How long a mailed link to a new password works. */
export const RESET_LINK_MINUTES = 60;

/** How long a link works that confirms an address, or that the office's computer has printed. */
export const CONFIRMATION_LINK_HOURS = 48;

export type LinkPurpose = 'password' | 'confirmation';
