/** The number of days ahead for which unpaid bookings and classes below their minimum are listed. */
export const DAYS_AHEAD = 7;

/** Maximum number of listed classes of today and tomorrow. */
export const MAX_CLASSES = 12;

/** Maximum number of listed classes below their minimum. */
export const MAX_UNDER_MINIMUM = 5;

/** The number of days after their last day for which classes without recorded attendance are listed. */
export const DAYS_BACK = 30;

/** Maximum number of listed classes without recorded attendance. */
export const MAX_UNRECORDED = 5;
