import type { StudentSort } from '../../../graphql/schema.generated';
import { listPageOf, pageSize, type ListPage } from '../../../ui/office/list-page';
import type { Order, PageCursor } from '../../../ui/office/list-url-state';
import { byName, type StudentFilter } from './student-url-state';
import { useStudentCountQuery, useStudentListQuery, type OfficeStudentFragment } from './Students.generated';

const start: PageCursor = { number: 1, after: undefined, before: undefined };

/** A page of the students that match. The previous result is kept while typing. */
export function useStudents(
  { search, companyName }: StudentFilter,
  order: Order<StudentSort> = byName,
  pageCursor: PageCursor = start,
  { skip = false } = {},
): ListPage<OfficeStudentFragment> {
  const narrowed = { search: search || null, companyName: companyName || null };
  const variables = {
    ...narrowed,
    ...order,
    first: pageSize,
    after: pageCursor.after ?? null,
    before: pageCursor.before ?? null,
  };
  const query = useStudentListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip,
  });
  const count = useStudentCountQuery({
    variables: narrowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip,
  });
  return {
    ...listPageOf(query, 'students', pageCursor),
    total: count.data?.students.totalCount,
    refetch: () => Promise.all([query.refetch(), count.refetch()]),
  };
}
