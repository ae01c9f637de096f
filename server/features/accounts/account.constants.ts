/** The window in which wrong passwords are counted, and the maximum time for which further attempts are refused. */
export const LOGIN_PAUSE_MINUTES = 15;

/** Validity of a password reset link. */
export const RESET_LINK_MINUTES = 60;

/** Validity of a link that confirms an address, or that an operator's command has printed. */
export const CONFIRMATION_LINK_HOURS = 48;

/** Validity of an invitation to the office. */
export const INVITATION_LINK_HOURS = 72;

export const LINK_PURPOSES = ['password', 'confirmation', 'invitation'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** States of an account. The first that applies of disabled, invited, unconfirmed; otherwise active. */
export const USER_STATES = ['active', 'invited', 'unconfirmed', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Maximum number of listed actions by and on an account. */
export const MAX_USER_ACTIONS = 20;
