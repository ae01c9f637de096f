import { appendPage } from '../../graphql/append-page';
import { useClassTypesQuery, type OfficeClassTypeFragment } from './ClassTypesPage.generated';

const pageSize = 100;

/** The whole catalogue, loaded page by page, in the server's order. */
export function useClassTypes() {
  const { data, error, refetch, fetchMore } = useClassTypesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: pageSize },
  });
  const list = data?.classTypes;

  const loadMore = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: appendPage('classTypes'),
    }).catch(() => undefined);

  return {
    types: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    hasFailed: error !== undefined,
    loadMore,
    /** Never rejects. @returns the current list; undefined if it could not be loaded */
    reload: async (): Promise<readonly OfficeClassTypeFragment[] | undefined> => {
      try {
        const result = await refetch();
        return result.data?.classTypes.nodes;
      } catch {
        return undefined;
      }
    },
  };
}
