import type { EntityManager, ObjectLiteral } from 'typeorm';
import { isPostgres } from '../../platform/database/is-postgres.js';
import { phoneConditions, phoneParameters } from '../../platform/database/phone-search.js';
import { beginningWith, newestMatching } from '../../platform/database/text-search.js';
import { bookingOf, bookingQuery } from '../bookings/list/booking-list.query.js';
import type { Booking } from '../bookings/booking.type.js';
import { StudentEntity } from '../students/student.entity.js';
import type { Student } from '../students/student.type.js';
import { numbersFrom, type SearchTerm } from './search-term.rules.js';

/** Queries for ids with their parameters. Each part uses an index and has a limit. */
interface Found {
  parts: string[];
  parameters: ObjectLiteral;
}

/** Bookings by confirmation number, phone or words, in one statement: those with the number first, then the newest. */
export async function findBookings(
  manager: EntityManager,
  term: SearchTerm,
  first: number,
): Promise<Booking[]> {
  const found = peopleFound(manager, 'booking', term, first);
  if (term.number !== undefined) {
    found.parts.push(
      `SELECT id FROM booking WHERE confirmation_number BETWEEN :from AND :to ORDER BY confirmation_number LIMIT ${first}`,
    );
    Object.assign(found.parameters, numbersFrom(term.number));
  }
  if (found.parts.length === 0) return [];
  const rows = await bookingQuery(manager)
    .where(`booking.id IN (${unionAll(found.parts)})`, found.parameters)
    .getMany();
  const hasNumber = (booking: Booking): number =>
    Number(term.number !== undefined && booking.confirmationNumber.startsWith(term.number));
  return rows
    .map(bookingOf)
    .toSorted((one, other) => hasNumber(other) - hasNumber(one) || newerFirst(one, other))
    .slice(0, first);
}

/** Students by phone or words, in one statement, newest first. */
export async function findStudents(
  manager: EntityManager,
  term: SearchTerm,
  first: number,
): Promise<Student[]> {
  const found = peopleFound(manager, 'student', term, first);
  if (found.parts.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(StudentEntity, 'student')
    .where(`student.id IN (${unionAll(found.parts)})`, found.parameters)
    .getMany();
  return rows.toSorted(newerFirst).slice(0, first);
}

function peopleFound(
  manager: EntityManager,
  table: 'booking' | 'student',
  { words, phone }: SearchTerm,
  first: number,
): Found {
  const isThere = table === 'student' ? ['student.deleted_at IS NULL'] : [];
  const byWords = [newestMatching, beginningWith].map((search) =>
    search(manager, table, words, isThere, first),
  );
  const found: Found = {
    parts: byWords.flatMap(({ parts }) => parts),
    parameters: Object.assign({}, ...byWords.map(({ parameters }) => parameters)) as ObjectLiteral,
  };
  if (phone === undefined) return found;
  const kind = isPostgres(manager.connection) ? 'postgres' : 'sqlite';
  for (const { sql, isOrdered } of phoneConditions(kind, `${table}.phone`, phone)) {
    const order = isOrdered ? 'ORDER BY created_at DESC' : '';
    found.parts.push(
      `SELECT id FROM ${table} WHERE ${[sql, ...isThere].join(' AND ')} ${order} LIMIT ${first}`,
    );
  }
  Object.assign(found.parameters, phoneParameters(phone));
  return found;
}

/** A part with its own ORDER BY and LIMIT needs a subquery, because SQLite does not allow parentheses around it. */
export function unionAll(parts: readonly string[]): string {
  return parts.map((part, index) => `SELECT id FROM (${part}) part_${index}`).join(' UNION ALL ');
}

export function newerFirst(
  one: { id: string; createdAt: Date },
  other: { id: string; createdAt: Date },
): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1);
}
