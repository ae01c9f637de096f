import { useGrowingList } from '../../graphql/use-growing-list';
import { useClassTypesQuery, type OfficeClassTypeFragment } from './ClassTypesPage.generated';

const pageSize = 100;

/** The whole catalogue, loaded page by page, in the server's order. */
export function useClassTypes() {
  const query = useClassTypesQuery({ variables: { first: pageSize } });
  const { refetch } = query;
  return {
    ...useGrowingList(query, 'classTypes'),
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
