import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import type { StudentSort } from '../../../graphql/schema.generated';
import { adjacentPages, type Order, type PageCursor } from '../../../ui/office/list-url-state';
import { pageSize, type ListPage } from './list-page';
import { byName, type StudentFilter } from './student-url-state';
import { useStudentCountQuery, useStudentListQuery, type OfficeStudentFragment } from './Students.generated';

const start: PageCursor = { number: 1, after: undefined, before: undefined };

/** A page of the students that match. The previous result is kept while typing. */
export function useStudents(
  { search, companyName }: StudentFilter,
  order: Order<StudentSort> = byName,
  pageCursor: PageCursor = start,
): ListPage<OfficeStudentFragment> {
  const narrowed = { search: search || null, companyName: companyName || null };
  const variables = {
    ...narrowed,
    ...order,
    first: pageSize,
    after: pageCursor.after ?? null,
    before: pageCursor.before ?? null,
  };
  const { data, previousData, error, refetch } = useStudentListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const count = useStudentCountQuery({
    variables: narrowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? previousData)?.students;
  return {
    rows: list?.nodes,
    total: count.data?.students.totalCount,
    error,
    isStale: data === undefined && list !== undefined,
    hasNext: list?.pageInfo.hasNextPage ?? false,
    adjacent: list && adjacentPages(pageCursor, list.pageInfo),
    refetch: () => Promise.all([refetch(), count.refetch()]),
  };
}

/** Evicts lists from the cache after an insertion or removal; active ones are refetched. */
export function useInvalidateLists(): (
  ...lists: ('students' | 'bookings' | 'bookableClasses' | 'studentDuplicates')[]
) => void {
  const client = useApolloClient();
  return useCallback(
    (...lists) => {
      void client.refetchQueries({
        updateCache: (cache) => {
          for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
        },
      });
    },
    [client],
  );
}
