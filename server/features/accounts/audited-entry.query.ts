import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { AccountEntity } from './account.entity.js';
import { nameOfAccount } from './account.rules.js';

/** An audit log entry about a record, with the name of its actor. */
export interface AuditedEntry {
  id: string;
  subjectId: string;
  /** ISO 8601 */
  at: string;
  /** A dotted name, such as booking.moved. */
  action: string;
  actorId: string | null;
  actorRole: string;
  actorFirstName: string | null;
  actorLastName: string | null;
  actorEmail: string | null;
  /** JSON object */
  details: string;
}

/** The audit entries of some records, oldest first, in one statement that uses the index on subjects. */
export function readAuditedEntries(
  manager: EntityManager,
  subjectType: 'booking' | 'classInstance' | 'crewBooking' | 'student',
  subjectIds: readonly string[],
): Promise<AuditedEntry[]> {
  if (subjectIds.length === 0) return Promise.resolve([]);
  return manager
    .createQueryBuilder(AuditEntryEntity, 'entry')
    .leftJoin(AccountEntity, 'account', 'account.id = entry.actorId')
    .select('entry.id', 'id')
    .addSelect('entry.subjectId', 'subjectId')
    .addSelect('entry.at', 'at')
    .addSelect('entry.action', 'action')
    .addSelect('entry.actorId', 'actorId')
    .addSelect('entry.actorRole', 'actorRole')
    .addSelect('account.firstName', 'actorFirstName')
    .addSelect('account.lastName', 'actorLastName')
    .addSelect('account.email', 'actorEmail')
    .addSelect('entry.details', 'details')
    .where('entry.subjectType = :subjectType AND entry.subjectId IN (:...ids)', {
      subjectType,
      ids: [...subjectIds],
    })
    .orderBy('entry.at')
    .addOrderBy('entry.id')
    .getRawMany<AuditedEntry>();
}

/** The display name of an admin; null if the actor has no account or it was deleted. */
export function nameOfActor({ actorFirstName, actorLastName, actorEmail }: AuditedEntry): string | null {
  if (actorEmail === null) return null;
  return nameOfAccount({ firstName: actorFirstName, lastName: actorLastName, email: actorEmail });
}
