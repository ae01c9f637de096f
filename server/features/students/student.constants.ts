export const STUDENT_SORTS = ['name', 'email'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** What two students may have in common. */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** An email, phone or name that more students share is a company's, or a common one, and suggests nothing. */
export const MAX_SHARING = 4;

/** What is kept of one of two students that are merged; each stands for what belongs together. */
export const MERGE_CHOICES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'companyName',
  'emergencyContact',
] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** A merge can be undone this long. */
export const MERGE_UNDO_HOURS = 24;
