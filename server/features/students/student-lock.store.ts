import { In, IsNull, type EntityManager } from 'typeorm';
import { StudentEntity } from './student.entity.js';
import { isPostgres } from '../../platform/database/is-postgres.js';

/**
 * Locks students, including deleted ones, until the end of the transaction, in the order of their ids. No booking can
 * be made for them meanwhile (docs/locking.md). On SQLite, where a transaction has exclusive access, this only reads.
 */
export async function lockStudents(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StudentEntity>> {
  const rows = await manager.find(StudentEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    ...(isPostgres(manager.connection) && { lock: { mode: 'pessimistic_write' } }),
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads students that are not deleted, and prevents changes to them until the end of the transaction, in the order of
 * their ids. New bookings for them are not blocked.
 */
export async function lockStudentsShared(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StudentEntity>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(StudentEntity, {
    where: { id: In([...new Set(ids)]), deletedAt: IsNull() },
    order: { id: 'ASC' },
    ...(isPostgres(manager.connection) && { lock: { mode: 'pessimistic_read' } }),
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a student and prevents a merge of it until the end of the transaction; null if it is deleted. */
export async function lockStudentAgainstMerge(
  manager: EntityManager,
  id: string,
): Promise<StudentEntity | null> {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .where('student.id = :id AND student.deletedAt IS NULL', { id });
  return (isPostgres(manager.connection) ? query.setLock('for_key_share') : query).getOne();
}
