import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { asOffice } from '../../../graphql/as-office';
import { useStudentListQuery, type OfficeStudentFragment } from './Students.generated';

interface Students {
  /** Undefined until the first answer. */
  students: readonly OfficeStudentFragment[] | undefined;
  total: number;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** The students that match a search, in pages; all of them without one. The earlier answer stays while one is typing. */
export function useStudents(search: string): Students {
  const { data, previousData, error, fetchMore, refetch, networkStatus } = useStudentListQuery({
    variables: { search: search.trim() || null, first: 50 },
    context: asOffice,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.students;
  return {
    students: list?.nodes,
    total: list?.totalCount ?? 0,
    error,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () =>
      fetchMore({
        variables: { after: list?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { students } }) => {
          const known = new Set(before.students.nodes.map(({ id }) => id));
          const added = students.nodes.filter(({ id }) => !known.has(id));
          return { students: { ...students, nodes: [...before.students.nodes, ...added] } };
        },
      }),
    refetch: () => refetch(),
  };
}

/** Drops lists from the cache after something joined or left them; those on the page are asked for again. */
export function useListsChanged(): (...lists: ('students' | 'bookings' | 'bookableClasses')[]) => void {
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
