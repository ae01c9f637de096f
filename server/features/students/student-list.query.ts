import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { ListOrder } from '../../platform/database/keyset.js';
import { readMaintainedCount } from '../../platform/database/maintained-counts.js';
import { nameKeyOf } from '../../platform/database/name-key.js';
import { applyPersonFilter, readPersonTerm, type PersonTerm } from '../../platform/database/person-term.js';
import { applySearchFilter, wordsOf } from '../../platform/database/search.js';
import { countMatches, type SearchedList } from '../../platform/database/searched-list.js';
import { keySql } from '../../platform/database/stored-key.js';
import type { SortDirection } from '../../platform/graphql/page-args.js';
import {
  hasClassFilter,
  applyClassScopeFilter,
  type ClassScope,
} from '../schedule/classes/class-scope.query.js';
import { seatTakingBookings } from '../schedule/seats/seat.query.js';
import { sortNameOf } from './stored-person.rules.js';
import { StudentEntity } from './student.entity.js';
import type { StudentSort } from './student.constants.js';

/** Filters of the office's list of students. */
export interface StudentFilter {
  /** Matched against name, email and phone. */
  search?: string | undefined;
  /** Matched against the company's name. */
  companyName?: string | undefined;
  /** The exact company name. */
  company?: string | undefined;
  /** Students who have or had a seat in a class of this type, with its first day between these dates at the venue. */
  classTypeId?: string | undefined;
  classFrom?: string | undefined;
  classTo?: string | undefined;
}

export interface StudentOrder {
  sort: StudentSort;
  direction: SortDirection;
}

/** The properties by which students are sorted. */
type Sortable = Pick<StudentEntity, 'id' | 'firstName' | 'lastName' | 'email'>;

const SORTS: Record<StudentSort, Omit<ListOrder<Sortable>, 'direction'>> = {
  name: {
    columns: ['student.sortName', 'student.id'],
    keysOf: (student) => [sortNameOf(student), student.id],
  },
  email: { columns: ['student.email', 'student.id'], keysOf: ({ email, id }) => [email, id] },
};

export function orderOfStudents({ sort, direction }: StudentOrder): ListOrder<Sortable> {
  return { ...SORTS[sort], direction: direction === 'ascending' ? 'ASC' : 'DESC' };
}

type StudentQuery = SelectQueryBuilder<StudentEntity>;

/** Students that are not deleted, with the alias `student`. */
function studentQuery(
  manager: EntityManager,
  { search, companyName, company, classTypeId, classFrom, classTo }: StudentFilter = {},
): StudentQuery {
  const query = manager.createQueryBuilder(StudentEntity, 'student').where('student.deletedAt IS NULL');
  if (company) query.andWhere(`${keySql('student.companyName')} = :company`, { company: nameKeyOf(company) });
  const scope = { classTypeId, from: classFrom, to: classTo };
  if (hasClassFilter(scope)) applySeatFilter(query, scope);
  applySearchFilter(query, 'student.companySearch', companyName);
  return applyPersonFilter(query, 'student', readPersonTerm(search));
}

/** The matching students as a list. */
export function searchedStudents(filter: StudentFilter): SearchedList<StudentEntity> {
  return {
    table: 'student',
    term: lookedUp(filter),
    matches: (manager) => studentQuery(manager, filter),
    rows: (manager) => studentQuery(manager),
  };
}

/** A phone number finds few students, so the company of those is only compared. */
function lookedUp({ search, companyName }: StudentFilter): PersonTerm {
  const { words, phone } = readPersonTerm(search);
  const isOnlyPhone = words.length === 0 && phone !== undefined;
  return { words: isOnlyPhone ? [] : [...words, ...wordsOf(companyName)], phone };
}

/** The number of matching students, without a filter from the stored count. */
export function countStudents(
  manager: EntityManager,
  filter: StudentFilter,
  atMost?: number,
): Promise<number> {
  const { search, companyName, company, classTypeId, classFrom, classTo } = filter;
  const isFiltered = [search, companyName, company, classTypeId, classFrom, classTo].some(Boolean);
  if (!isFiltered) return readMaintainedCount(manager, 'student');
  return countMatches(manager, searchedStudents(filter), atMost);
}

function applySeatFilter(query: StudentQuery, scope: ClassScope): void {
  const seats = seatTakingBookings(query)
    .select('1')
    .innerJoin('seat.classInstance', 'taken')
    .andWhere('seat.studentId = student.id');
  const filtered = applyClassScopeFilter(seats, scope, 'taken');
  query.andWhere(`EXISTS ${filtered.getQuery()}`, filtered.getParameters());
}
