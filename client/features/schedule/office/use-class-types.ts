import { useNextPage } from './use-next-page';
import { useSchedulableClassTypesQuery, type SchedulableClassTypesQuery } from './SchedulePage.generated';

export type ClassTypeChoice = SchedulableClassTypesQuery['classTypes']['nodes'][number];

/** The whole catalogue. */
export function useClassTypes(): { types: readonly ClassTypeChoice[]; hasFailed: boolean } {
  const { data, error, fetchMore } = useSchedulableClassTypesQuery({
    variables: { first: 100 },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.classTypes;
  useNextPage(list?.pageInfo, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { classTypes } }) => ({
        classTypes: { ...classTypes, nodes: [...before.classTypes.nodes, ...classTypes.nodes] },
      }),
    }),
  );
  return { types: list?.nodes ?? [], hasFailed: list === undefined && error !== undefined };
}
