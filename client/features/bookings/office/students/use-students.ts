import { listPageOf, pageVariables, type ListPage } from '../../../../ui/office/lists/list-page';
import { firstPage } from '../../../../ui/office/lists/list-url-state';
import { variablesOf } from '../../../../ui/office/lists/url-filters';
import type { StudentFilters } from './student-filters';
import {
  useStudentCountQuery,
  useStudentListQuery,
  type OfficeStudentFragment,
  type StudentCountQueryVariables,
} from './Students.generated';

/** A page of the students that match. The previous result is kept while typing. */
export function useStudents(
  { order, ...filters }: StudentFilters,
  pageCursor = firstPage,
  { skip = false } = {},
): ListPage<OfficeStudentFragment> {
  const narrowed: Required<StudentCountQueryVariables> = variablesOf(filters);
  const variables = { ...narrowed, ...order, ...pageVariables(pageCursor) };
  const query = useStudentListQuery({ variables, skip });
  const count = useStudentCountQuery({ variables: narrowed, skip });
  return {
    ...listPageOf(query, 'students', pageCursor),
    total: count.data?.students.totalCount,
    refetch: () => Promise.all([query.refetch(), count.refetch()]),
  };
}
