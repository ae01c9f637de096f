import { useAllPages } from '../../../graphql/office/use-all-pages';
import { useLocale } from '../../../i18n/use-locale';
import { inNameOrder } from '../../../ui/office/lists/name-order';
import { useSchedulableClassTypesQuery, type SchedulableClassTypesQuery } from './OfficeClasses.generated';

export type ClassTypeChoice = SchedulableClassTypesQuery['classTypes']['nodes'][number];

/** The whole catalogue, by name. */
export function useClassTypes() {
  const query = useSchedulableClassTypesQuery({ variables: { first: 100 } });
  const { language } = useLocale();
  return {
    types: inNameOrder(query.data?.classTypes.nodes ?? [], language),
    ...useAllPages(query, 'classTypes'),
  };
}
