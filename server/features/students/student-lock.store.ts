import { In, IsNull, type EntityManager } from 'typeorm';
import { StudentEntity } from './student.entity.js';

/**
 * Holds students, deleted ones too, until the transaction ends, in the order of their ids: nobody gets a booking of
 * theirs meanwhile (docs/locking.md). On SQLite, where a transaction has the whole file to itself, it only reads.
 */
export async function lockStudents(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StudentEntity>> {
  const rows = await manager.find(StudentEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    ...(isPostgres(manager) && { lock: { mode: 'pessimistic_write' } }),
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Students who are not deleted and whom nobody changes until the transaction ends, in the order of their ids. Bookings of
 * theirs do not wait.
 */
export async function shareStudents(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StudentEntity>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(StudentEntity, {
    where: { id: In([...new Set(ids)]), deletedAt: IsNull() },
    order: { id: 'ASC' },
    ...(isPostgres(manager) && { lock: { mode: 'pessimistic_read' } }),
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A student whom nobody merges away until the transaction ends; null for one that is gone. */
export async function holdStudent(manager: EntityManager, id: string): Promise<StudentEntity | null> {
  const query = manager
    .createQueryBuilder(StudentEntity, 'student')
    .where('student.id = :id AND student.deletedAt IS NULL', { id });
  return (isPostgres(manager) ? query.setLock('for_key_share') : query).getOne();
}

const isPostgres = ({ connection }: EntityManager): boolean => connection.options.type === 'postgres';
