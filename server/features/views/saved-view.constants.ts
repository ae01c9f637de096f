/** The lists of the console for which views can be saved. */
export const VIEW_PAGES = ['bookings', 'students'] as const;
export type ViewPage = (typeof VIEW_PAGES)[number];

/** Maximum number of views of one list per account, and of listed ones including those shared by others. */
export const MAX_VIEWS = 30;
export const MAX_LISTED_VIEWS = 200;

/** In characters. */
export const MAX_PARAMETERS_LENGTH = 1000;
