import type { Locale } from '../../platform/i18n/message.js';
import type { Person } from '../students/stored-person.rules.js';

/** A guest's change of the attendee; missing fields do not change. */
export type PersonChange = {
  [Property in 'firstName' | 'lastName' | 'email' | 'emergencyContactName' | 'emergencyContactPhone']?:
    string | undefined;
} & {
  /** Null removes it. */
  phone?: string | null | undefined;
  /** Whether text messages are sent to the phone. */
  textNotifications?: boolean | undefined;
  /** Language of the messages about the booking. */
  language?: Locale | undefined;
};

/** The attendee of a booking. */
type Attendee = Person & { language: Locale };

type EmergencyContact = Pick<Person, 'emergencyContactName' | 'emergencyContactPhone'>;

const CHANGEABLE = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'emergencyContactName',
  'emergencyContactPhone',
  'textNotifications',
  'language',
] as const;

/** A change that removes the phone ends the text messages to it, unless it requests them. */
export function withEndOfTexts<Change extends PersonChange>(change: Change): Change {
  if (change.phone !== null) return change;
  return { ...change, textNotifications: change.textNotifications ?? false };
}

/** Fields whose values differ from the stored ones, in a fixed order. */
export function changedFields(before: Attendee, change: PersonChange): (keyof PersonChange)[] {
  return CHANGEABLE.filter((field) => change[field] !== undefined && change[field] !== before[field]);
}

/**
 * The attendee after a change. If both name and email change, it is another person: the consent to text messages ends,
 * and unless the change contains their own, the stored phone and the emergency contact are removed.
 * @param crew the emergency contact of the booking's crew, which another person has unless they give their own
 */
export function changedPerson<Before extends Attendee>(
  before: Before,
  change: PersonChange,
  crew?: EmergencyContact | null,
): Before {
  const given = Object.fromEntries(changedFields(before, change).map((field) => [field, change[field]]));
  const after = { ...before, ...given };
  const isSomebodyElse =
    given.email !== undefined && (given.firstName !== undefined || given.lastName !== undefined);
  if (!isSomebodyElse) return after;
  const hasOwnContact =
    change.emergencyContactName !== undefined || change.emergencyContactPhone !== undefined;
  const contact = hasOwnContact ? change : crew;
  return {
    ...after,
    phone: change.phone ?? null,
    textNotifications: change.textNotifications === true,
    emergencyContactName: contact?.emergencyContactName ?? '',
    emergencyContactPhone: contact?.emergencyContactPhone ?? '',
  };
}

/** The subject of a mail about a changed attendee: another person, or a corrected email or name. */
export const MAILED_CHANGES = ['person', 'address', 'name'] as const;
export type MailedChange = (typeof MAILED_CHANGES)[number];

/** Null for changes that are not mailed: of the phone, the text messages, the emergency contact and the language. */
export function mailedChangeOf(fields: readonly (keyof PersonChange)[]): MailedChange | null {
  const hasName = fields.includes('firstName') || fields.includes('lastName');
  if (fields.includes('email')) return hasName ? 'person' : 'address';
  return hasName ? 'name' : null;
}

/** Normalizes a confirmation number as typed to the stored form. */
export function typedNumber(confirmationNumber: string): string {
  return confirmationNumber.replace(/[\s-]/g, '').toUpperCase();
}
