import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { auditEntries, type AuditedAction } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { storedStudent, type StoredPerson } from './stored-person.rules.js';
import { StudentAliasEntity } from './student-alias.entity.js';
import { StudentEntity } from './student.entity.js';

interface StudentMatch {
  id: string;
  attendeeKey: string;
  /** ISO 8601 */
  createdAt: string;
}

/** Locks in the order of ids, like `lockStudents`: waits for a merge, after which a merged student is no longer found. */
const STUDENTS_BY_KEY = new FixedQuery<StudentMatch>((manager) => {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .select('student.id', 'id')
    .addSelect('student.attendeeKey', 'attendeeKey')
    .addSelect('student.createdAt', 'createdAt')
    .where('student.attendeeKey IN (:...keys) AND student.deletedAt IS NULL')
    .orderBy('student.id');
  return isPostgres(manager.connection) ? query.setLock('for_key_share') : query;
});

/**
 * Students who had this email and name before a merge. A separate statement, so that it sees the result of a merge that
 * the first one has waited for.
 */
const FORMER_STUDENTS_BY_KEY = new FixedQuery<StudentMatch>((manager) => {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .innerJoin(StudentAliasEntity, 'alias', 'alias.studentId = student.id')
    .select('student.id', 'id')
    .addSelect('alias.attendeeKey', 'attendeeKey')
    .addSelect('student.createdAt', 'createdAt')
    .where('alias.attendeeKey IN (:...keys) AND student.deletedAt IS NULL')
    .orderBy('student.id');
  return isPostgres(manager.connection) ? query.setLock('for_key_share', undefined, ['student']) : query;
});

/** An attendee, with the context of the booking request. */
export interface BookingPerson {
  ctx: RequestContext;
  attendee: StoredPerson;
}

/** The students of some bookings. */
export interface BookedStudents {
  /** By attendee key. */
  ids: ReadonlyMap<string, string>;
  /** New students, which the caller must insert with their audit entries. */
  created: readonly StudentEntity[];
  audit: readonly AuditEntryEntity[];
}

/** The oldest student with each person's email and name, by attendee key. Locked until the end of the transaction. */
export async function findStudentsByAttendeeKey(
  manager: EntityManager,
  attendeeKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(attendeeKeys)];
  if (keys.length === 0) return new Map();
  // PostgreSQL executes them in this order.
  const [students, former] = await Promise.all([
    STUDENTS_BY_KEY.run(manager, { keys }),
    FORMER_STUDENTS_BY_KEY.run(manager, { keys }),
  ]);
  return new Map([...oldestOf(former), ...oldestOf(students)]);
}

/** The known student of each person, unchanged, or a new one. */
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

export function newStudent(
  ctx: RequestContext,
  attendee: StoredPerson,
  id: string = randomUUID(),
): StudentEntity {
  const now = ctx.clock.now();
  const fresh = { id, deletedAt: null, version: 1, createdAt: now, updatedAt: now };
  return Object.assign(storedStudent(attendee), fresh);
}

export const creationOf = (id: string): AuditedAction => ({
  action: 'student.created',
  subjectType: 'student',
  subjectId: id,
});

/** The id of the oldest student, by attendee key. */
function oldestOf(students: readonly StudentMatch[]): Map<string, string> {
  const byAge = students.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return new Map(byAge.map(({ attendeeKey, id }) => [attendeeKey, id]));
}
