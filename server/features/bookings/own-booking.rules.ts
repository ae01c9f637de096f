import type { Person } from '../students/stored-person.rules.js';

/** What a guest says of who comes; what is left out stays. */
export type PersonChange = {
  [
    Property in
      'firstName' | 'lastName' | 'email' | 'phone' | 'emergencyContactName' | 'emergencyContactPhone'
  ]?: string | undefined;
};

const CHANGEABLE = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'emergencyContactName',
  'emergencyContactPhone',
] as const;

/** What is different from what is stored: names of fields, in their order. */
export function changedFields(before: Person, change: PersonChange): (keyof PersonChange)[] {
  return CHANGEABLE.filter((field) => change[field] !== undefined && change[field] !== before[field]);
}

/**
 * Who comes after a change. Where both name and email are another person's, the phone that stays behind is not theirs: it is
 * forgotten, and with it the text message.
 */
export function changedPerson<Before extends Person>(before: Before, change: PersonChange): Before {
  const given = Object.fromEntries(changedFields(before, change).map((field) => [field, change[field]]));
  const after = { ...before, ...given };
  const isSomebodyElse =
    given.email !== undefined && (given.firstName !== undefined || given.lastName !== undefined);
  return isSomebodyElse && given.phone === undefined
    ? { ...after, phone: null, textNotifications: false }
    : after;
}

/** What the mail to somebody tells: that another person comes, or that name or email were corrected. */
export const CHANGES_TOLD = ['person', 'address', 'name'] as const;
export type ChangeTold = (typeof CHANGES_TOLD)[number];

/** Null where nobody needs to be told: of a phone and of an emergency contact. */
export function changeTold(fields: readonly (keyof PersonChange)[]): ChangeTold | null {
  const hasName = fields.includes('firstName') || fields.includes('lastName');
  if (fields.includes('email')) return hasName ? 'person' : 'address';
  return hasName ? 'name' : null;
}

/** A confirmation number as it is stored, however it was read out or typed. */
export function typedNumber(confirmationNumber: string): string {
  return confirmationNumber.replace(/[\s-]/g, '').toUpperCase();
}
