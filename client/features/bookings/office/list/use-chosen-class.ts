import { skipToken } from '@apollo/client/react';

import { isNotFound } from '../../../../graphql/office/is-not-found';
import { useChosenClassQuery, type FilterClassFragment } from '../OfficeBookings.generated';

/** The class of the filter, if there is one: one of the loaded ones, or loaded separately. */
export function useChosenClass(
  id: string,
  classes: readonly FilterClassFragment[],
): { found: FilterClassFragment | undefined; isGone: boolean } {
  const known = classes.find((each) => each.id === id);
  const { data, error } = useChosenClassQuery(
    id === '' || known ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  return {
    found: known ?? data?.classInstance,
    isGone: !known && isNotFound(error),
  };
}
