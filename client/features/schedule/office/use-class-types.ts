import { appendPage } from '../../../graphql/append-page';
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
    fetchMore({ variables: { after }, updateQuery: appendPage('classTypes') }),
  );
  return { types: list?.nodes ?? [], hasFailed: list === undefined && error !== undefined };
}
