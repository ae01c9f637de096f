import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { ListOrder } from '../../platform/database/keyset.js';
import { narrowToSearch } from '../../platform/database/search.js';
import type { SortDirection } from '../../platform/graphql/page-args.js';
import { sortNameOf } from '../bookings/attendee-columns.rules.js';
import { StudentEntity } from './student.entity.js';
import type { StudentSort } from './student-words.js';

/** What the office narrows its list of students by. */
export interface StudentFilter {
  /** Words of name, email or company. */
  search?: string | undefined;
}

export interface StudentOrder {
  sort: StudentSort;
  direction: SortDirection;
}

/** What the order of a student is read from. */
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

/** The students that are not deleted. `student` is their alias. */
export function studentQuery(
  manager: EntityManager,
  { search }: StudentFilter = {},
): SelectQueryBuilder<StudentEntity> {
  const query = manager.createQueryBuilder(StudentEntity, 'student').where('student.deletedAt IS NULL');
  return narrowToSearch(query, 'student.searchText', search);
}
