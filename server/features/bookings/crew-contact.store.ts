import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { storedKey } from '../../platform/database/stored-key.js';
import { updateVersioned, type VersionedId } from '../../platform/database/versioned.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { linkAfterEmailChange } from './booking-link.crypto.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

/** The columns of a crew about its contact, with those that its members share. */
export type CrewContact = Pick<
  CrewBookingEntity,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'companyName'
  | 'purchaseOrder'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
  | 'language'
>;

/**
 * Updates the contact of a crew, with a new link if the email changes. Throws CONFLICT.
 * @returns the crew afterwards
 */
export async function writeCrewContact(
  { clock }: RequestContext,
  manager: EntityManager,
  versionedId: VersionedId,
  { before, changed }: { before: CrewBookingEntity; changed: Partial<CrewContact> & { searchText: string } },
): Promise<CrewBookingEntity> {
  const { email = before.email } = changed;
  const columns = {
    ...changed,
    emailKey: storedKey(email, emailKeyOf),
    linkId: linkAfterEmailChange(before, email),
    updatedAt: clock.now(),
  };
  await updateVersioned(manager, CrewBookingEntity, versionedId, columns);
  return { ...before, ...columns, version: before.version + 1 };
}
