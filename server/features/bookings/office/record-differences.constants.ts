/** The fields of a person that may differ from those of a student with the same email and name. */
export const RECORD_FIELDS = [
  'phone',
  'companyName',
  'emergencyContactName',
  'emergencyContactPhone',
  'textNotifications',
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];
