import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { phoneDigitsOf } from '../../platform/database/phone-search.js';
import { keySql } from '../../platform/database/stored-key.js';
import { readCrewsOf } from '../schedule/seats/seat.query.js';
import {
  areClearlyDifferentNames,
  bothOrders,
  groupedBy,
  pairsAmong,
  reasonsFor,
  type ComparedStudent,
  type FoundPair,
} from './duplicate.rules.js';
import { MAX_STUDENTS_PER_VALUE } from './student.constants.js';
import { StudentDuplicateEntity } from './student-duplicate.entity.js';
import { StudentEntity } from './student.entity.js';
import { lockStudentsShared } from './student-lock.store.js';

/** A student to compare, with the keys as stored in the indexes. */
export interface NewStudent extends ComparedStudent {
  emailKey: string;
  phoneKey: string | null;
  /** ISO 8601 */
  changedAt: string;
}

/** The position after which a comparison starts. */
export interface ComparedUpTo {
  changedAt: string;
  studentId: string;
}

/** The next students in the order of their changes. */
export function readNext(
  manager: EntityManager,
  { changedAt, studentId }: ComparedUpTo,
  size: number,
): Promise<NewStudent[]> {
  return manager
    .createQueryBuilder(StudentEntity, 'student')
    .select('student.id', 'id')
    .addSelect('student.firstName', 'firstName')
    .addSelect('student.lastName', 'lastName')
    .addSelect('student.email', 'email')
    .addSelect('student.phone', 'phone')
    .addSelect('student.updatedAt', 'changedAt')
    .addSelect(keySql('student.email'), 'emailKey')
    .addSelect(phoneKeyOf(manager), 'phoneKey')
    .where('student.deletedAt IS NULL')
    .andWhere('(student.updatedAt, student.id) > (:changedAt, :studentId)', { changedAt, studentId })
    .orderBy('student.updatedAt')
    .addOrderBy('student.id')
    .limit(size)
    .getRawMany<NewStudent>();
}

/**
 * The pairs between these students and any others, in three statements that use indexes. For each key they read only as
 * many students as needed to detect that too many share it.
 */
export async function findPairs(
  manager: EntityManager,
  students: readonly NewStudent[],
): Promise<FoundPair[]> {
  const emails = await sharing(
    manager,
    keySql('student.email'),
    distinct(students, ({ emailKey }) => [emailKey]),
  );
  const phones = await sharing(
    manager,
    phoneKeyOf(manager),
    distinct(students, ({ phoneKey }) => (phoneKey ? [phoneKey] : [])),
    'student.phone IS NOT NULL',
  );
  const names = await sharing(manager, 'student.sortName', distinct(students, bothOrders));
  return pairsAmong([
    ...groupedBy(emails, 'email'),
    ...groupedBy(phones, 'phone'),
    ...groupedBy(names, 'name'),
  ]);
}

/** Deletes the suggested pairs of changed students; dismissed pairs are kept. */
export async function forgetDuplicates(
  manager: EntityManager,
  ...studentIds: readonly string[]
): Promise<void> {
  for (const column of ['oneId', 'otherId'])
    await manager
      .createQueryBuilder()
      .delete()
      .from(StudentDuplicateEntity)
      .where(`${column} IN (:...studentIds) AND dismissedAt IS NULL`, { studentIds: [...studentIds] })
      .execute();
}

function distinct(
  students: readonly NewStudent[],
  keysOf: (student: NewStudent) => readonly string[],
): string[] {
  return [...new Set(students.flatMap(keysOf))];
}

/**
 * Students by an indexed key, at most one more than may share it. Each key is looked up separately, so that a common
 * name costs no more than any other.
 */
async function sharing(
  manager: EntityManager,
  key: string,
  keys: readonly string[],
  isIndexed = '1 = 1',
): Promise<ComparedStudent[]> {
  if (keys.length === 0) return [];
  const ofOneKey = manager
    .createQueryBuilder(StudentEntity, 'student')
    .select('student.id', 'id')
    .addSelect('student.firstName', 'firstName')
    .addSelect('student.lastName', 'lastName')
    .addSelect('student.email', 'email')
    .addSelect('student.phone', 'phone')
    .where(`${key} = :key AND ${isIndexed} AND student.deletedAt IS NULL`)
    .limit(MAX_STUDENTS_PER_VALUE + 1)
    .getQuery();
  const sql = keys
    .map((_key, index) => `SELECT * FROM (${ofOneKey.replace(':key', `:key${index}`)}) of_key${index}`)
    .join(' UNION ALL ');
  const values = Object.fromEntries(keys.map((each, index) => [`key${index}`, each]));
  const { driver } = manager.connection;
  return manager.query<ComparedStudent[]>(...driver.escapeQueryWithParameters(sql, values, {}));
}

/**
 * Stores pairs that still have something in common, because their students may have changed since they were compared.
 * Members of a crew share the email and phone of its contact, so those with clearly different names are no pair. Stored
 * or dismissed pairs do not change.
 */
export async function writePairs(
  manager: EntityManager,
  pairs: readonly FoundPair[],
  now: Date,
): Promise<void> {
  const students = await lockStudentsShared(
    manager,
    pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  );
  const crews = await readCrewsOf(manager, [...students.keys()]);
  const rows = pairs.flatMap(({ oneId, otherId }) => {
    const [one, other] = [students.get(oneId), students.get(otherId)];
    const reasons = one && other ? reasonsFor(one, other) : [];
    if (!one || !other || reasons.length === 0) return [];
    const isOneCrew = [...(crews.get(oneId) ?? [])].some((crew) => crews.get(otherId)?.has(crew));
    if (isOneCrew && areClearlyDifferentNames(one, other)) return [];
    const strength = String(reasons.length);
    return [{ oneId, otherId, strength, id: randomUUID(), foundAt: now, dismissedAt: null }];
  });
  if (rows.length === 0) return;
  await manager.createQueryBuilder().insert().into(StudentDuplicateEntity).values(rows).orIgnore().execute();
}

function phoneKeyOf(manager: EntityManager): string {
  return phoneDigitsOf(isPostgres(manager.connection) ? 'postgres' : 'sqlite', 'student.phone');
}
