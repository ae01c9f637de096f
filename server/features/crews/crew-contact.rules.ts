import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { Person } from '../students/stored-person.rules.js';

/** What members of a crew have from it unless they have their own. */
export type SharedByCrew = Pick<Person, 'email' | 'emergencyContactName' | 'emergencyContactPhone'> & {
  companyName: string | null;
};

/**
 * The values of a member that change with those of the crew, because they were the crew's: the email of the contact, the
 * company, and the emergency contact with its phone. Empty if there are none.
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
    ...(member.companyName === before.companyName && { companyName: after.companyName }),
    ...(isCrewsEmergencyContact && { emergencyContactName, emergencyContactPhone }),
  };
  return Object.fromEntries(
    Object.entries(followed).filter(([name, value]) => value !== member[name as keyof SharedByCrew]),
  );
}
