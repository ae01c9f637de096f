/** Specification section 9. */
export const CATEGORIES = ['safety', 'certification', 'equipment', 'compliance'] as const;
export type Category = (typeof CATEGORIES)[number];
