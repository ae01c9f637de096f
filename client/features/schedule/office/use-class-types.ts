import { useEffect } from 'react';

import { useSchedulableClassTypesQuery, type SchedulableClassTypesQuery } from './SchedulePage.generated';

export type ClassTypeChoice = SchedulableClassTypesQuery['classTypes']['nodes'][number];

/** The whole catalogue, page by page: a list to choose from must not end in the middle. */
export function useClassTypes(): { types: readonly ClassTypeChoice[]; hasFailed: boolean } {
  const { data, error, fetchMore } = useSchedulableClassTypesQuery({
    variables: { first: 100 },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.classTypes;
  const after = (list?.pageInfo.hasNextPage && list.pageInfo.endCursor) || null;

  useEffect(() => {
    if (after === null) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { classTypes } }) => ({
        classTypes: { ...classTypes, nodes: [...before.classTypes.nodes, ...classTypes.nodes] },
      }),
    }).catch(() => undefined);
  }, [after, fetchMore]);

  return { types: list?.nodes ?? [], hasFailed: list === undefined && error !== undefined };
}
