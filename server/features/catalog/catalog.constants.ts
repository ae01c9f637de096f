/** Specification section 9. */
export const CATEGORIES = ['safety', 'certification', 'equipment', 'compliance'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Whether a course lists them or a class has them. */
export const MAX_SEATS = 1_000;
export const MAX_COURSE_HOURS = 200;
