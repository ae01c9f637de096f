import { useAllPages } from '../../../graphql/use-all-pages';
import { useSchedulableClassTypesQuery, type SchedulableClassTypesQuery } from './SchedulePage.generated';

export type ClassTypeChoice = SchedulableClassTypesQuery['classTypes']['nodes'][number];

/** The whole catalogue. */
export function useClassTypes() {
  const query = useSchedulableClassTypesQuery({
    variables: { first: 100 },
    fetchPolicy: 'cache-and-network',
  });
  return { types: query.data?.classTypes.nodes ?? [], ...useAllPages(query, 'classTypes') };
}
