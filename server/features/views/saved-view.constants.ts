/** The lists of the console whose addresses can be saved. */
export const VIEW_PAGES = ['bookings', 'students'] as const;
export type ViewPage = (typeof VIEW_PAGES)[number];

/** So many views of one list may somebody have, and so many are listed with those that others share. */
export const MAX_VIEWS = 30;
export const MAX_LISTED_VIEWS = 200;

/** In characters. */
export const MAX_PARAMETERS_LENGTH = 1000;
