export const CATEGORIES = ['safety', 'certification', 'equipment', 'compliance'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Of class types and of classes. */
export const MAX_SEATS = 1_000;
export const MAX_COURSE_HOURS = 200;
export const MAX_CERTIFICATE_MONTHS = 120;
