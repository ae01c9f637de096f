import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { auditEntries, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { storedStudent, type StoredPerson } from './stored-person.rules.js';
import { StudentAliasEntity } from './student-alias.entity.js';
import { StudentEntity } from './student.entity.js';

interface Namesake {
  id: string;
  attendeeKey: string;
  /** ISO 8601 */
  createdAt: string;
}

/** They are held in the order of their ids, as `lockStudents` does: who is being merged away is waited for, and gone then. */
const NAMESAKES = new FixedQuery<Namesake>((manager) => {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .select('student.id', 'id')
    .addSelect('student.attendeeKey', 'attendeeKey')
    .addSelect('student.createdAt', 'createdAt')
    .where('student.attendeeKey IN (:...keys) AND student.deletedAt IS NULL')
    .orderBy('student.id');
  return manager.connection.options.type === 'postgres' ? query.setLock('for_key_share') : query;
});

/** Those who had such an email and name before a merge. A statement of its own, to see a merge that was waited for. */
const FORMER_NAMESAKES = new FixedQuery<Namesake>((manager) => {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .innerJoin(StudentAliasEntity, 'alias', 'alias.studentId = student.id')
    .select('student.id', 'id')
    .addSelect('alias.attendeeKey', 'attendeeKey')
    .addSelect('student.createdAt', 'createdAt')
    .where('alias.attendeeKey IN (:...keys) AND student.deletedAt IS NULL')
    .orderBy('student.id');
  return manager.connection.options.type === 'postgres'
    ? query.setLock('for_key_share', undefined, ['student'])
    : query;
});

/** Somebody who books, and by whom. */
export interface BookingPerson {
  ctx: RequestContext;
  attendee: StoredPerson;
}

/** Students that bookings are for. */
export interface BookedStudents {
  /** By the key of the person. */
  ids: ReadonlyMap<string, string>;
  /** Those that are new, for the caller to insert with their audit entries. */
  created: readonly StudentEntity[];
  audit: readonly AuditEntryEntity[];
}

/** The oldest student of each person's email and name, by the key of the person, held until the transaction ends. */
export async function readNamesakes(
  manager: EntityManager,
  attendeeKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(attendeeKeys)];
  if (keys.length === 0) return new Map();
  // PostgreSQL answers them in this order.
  const [namesakes, former] = await Promise.all([
    NAMESAKES.run(manager, { keys }),
    FORMER_NAMESAKES.run(manager, { keys }),
  ]);
  return new Map([...oldestOf(former), ...oldestOf(namesakes)]);
}

/** For each person the student who is known, left as the office stored it, or a new one. */
export function studentsOf(
  known: ReadonlyMap<string, string>,
  people: readonly BookingPerson[],
): BookedStudents {
  const ids = new Map(known);
  const created: StudentEntity[] = [];
  const audit: AuditEntryEntity[] = [];
  for (const { ctx, attendee } of people) {
    if (ids.has(attendee.attendeeKey)) continue;
    const student = newStudent(ctx, attendee);
    ids.set(attendee.attendeeKey, student.id);
    created.push(student);
    audit.push(...auditEntries(ctx, [creationOf(student.id)]));
  }
  return { ids, created, audit };
}

export function insertStudents(manager: EntityManager, students: readonly StudentEntity[]): Promise<void> {
  return insertRows(manager, StudentEntity, students);
}

export function newStudent(ctx: RequestContext, attendee: StoredPerson): StudentEntity {
  const now = ctx.clock.now();
  const fresh = { id: randomUUID(), deletedAt: null, version: 1, createdAt: now, updatedAt: now };
  return Object.assign(storedStudent(attendee), fresh);
}

export const creationOf = (id: string): AuditedAction => ({
  ...{ action: 'student.created', subjectType: 'student' },
  subjectId: id,
});

/** By the key of the person, who has been on record longest. */
function oldestOf(namesakes: readonly Namesake[]): Map<string, string> {
  const byAge = namesakes.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return new Map(byAge.map(({ attendeeKey, id }) => [attendeeKey, id]));
}
