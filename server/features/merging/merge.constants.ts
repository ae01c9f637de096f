/** The choices of a merge; each one comprises related fields. */
export const MERGE_CHOICES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'companyName',
  'emergencyContact',
] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** Hours for which a merge can be undone. */
export const MERGE_UNDO_HOURS = 24;

/** Number of classes with seats of both students that a merge preview lists. */
export const MAX_SHARED_SEATS = 20;
