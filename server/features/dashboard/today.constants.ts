/** How many days ahead the office is told of what has not been paid, and of classes that need more people. */
export const DAYS_AHEAD = 7;

/** So many classes of today and tomorrow are shown. */
export const MAX_CLASSES = 12;

/** So many classes that need more people. */
export const MAX_UNDER_MINIMUM = 5;
