/** The window in which wrong passwords are counted, and the longest that further tries are refused. */
export const LOGIN_PAUSE_MINUTES = 15;

/** How long a mailed link to a new password works. */
export const RESET_LINK_MINUTES = 60;

/** How long a link works that confirms an address, or that the office's computer has printed. */
export const CONFIRMATION_LINK_HOURS = 48;

/** How long an invitation to the office can be accepted. */
export const INVITATION_LINK_HOURS = 72;

export const LINK_PURPOSES = ['password', 'confirmation', 'invitation'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** What is to be said of an account, the first that holds: disabled, invited, unconfirmed, active. */
export const USER_STATES = ['active', 'invited', 'unconfirmed', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

/** So many of what an account did, and of what was done to it, are listed. */
export const MAX_USER_ACTIONS = 20;
