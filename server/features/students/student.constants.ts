export const STUDENT_SORTS = ['name', 'email'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** Properties that two students may have in common. */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** An email, phone or name shared by more students is a company's or a common one, and is ignored. */
export const MAX_STUDENTS_PER_VALUE = 4;
