import type { Locale } from '../../platform/i18n/message.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { CrewContact } from '../bookings/crew-contact.store.js';
import type { Person } from '../students/stored-person.rules.js';
import type { CrewContactChangesInput } from './crew-contact.input.js';

/** What members of a crew have from it unless they have their own. */
export type SharedByCrew = Pick<Person, 'email' | 'emergencyContactName' | 'emergencyContactPhone'> & {
  companyName: string | null;
  language: Locale;
};

/**
 * The values of a member that change with those of the crew, because they were the crew's: the email of the contact, with
 * the language of its messages, the company, and the emergency contact with its phone. Empty if there are none.
 */
export function followedBy(
  member: SharedByCrew,
  before: SharedByCrew,
  after: SharedByCrew,
): Partial<SharedByCrew> {
  const isContactsEmail = emailKeyOf(member.email) === emailKeyOf(before.email);
  const isCrewsEmergencyContact =
    member.emergencyContactName === before.emergencyContactName &&
    member.emergencyContactPhone === before.emergencyContactPhone;
  const { emergencyContactName, emergencyContactPhone } = after;
  const followed: Partial<SharedByCrew> = {
    ...(isContactsEmail && { email: after.email }),
    ...(isContactsEmail && member.language === before.language && { language: after.language }),
    ...(member.companyName === before.companyName && { companyName: after.companyName }),
    ...(isCrewsEmergencyContact && { emergencyContactName, emergencyContactPhone }),
  };
  return Object.fromEntries(
    Object.entries(followed).filter(([name, value]) => value !== member[name as keyof SharedByCrew]),
  );
}

const DETAILS = [
  'phone',
  'companyName',
  'purchaseOrder',
  'emergencyContactName',
  'emergencyContactPhone',
  'language',
] as const;

type Details = Pick<CrewContact, (typeof DETAILS)[number]>;

/** The details of a change by the contact that differ from the stored ones, in a fixed order. */
export function changedDetails(before: Details, change: CrewContactChangesInput): Partial<Details> {
  return Object.fromEntries(
    DETAILS.filter((field) => change[field] !== undefined && change[field] !== before[field]).map((field) => [
      field,
      change[field],
    ]),
  );
}
