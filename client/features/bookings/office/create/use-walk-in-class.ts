import { skipToken } from '@apollo/client/react';

import { hasBegun } from '../class-progress';
import { useWalkInClassQuery, type FilterClassFragment } from '../OfficeBookings.generated';
import type { BookableClass } from '../use-class-choices';

/** Whether somebody who came without a booking can be added to the class. */
export function takesWalkIns(each: FilterClassFragment): boolean {
  return hasBegun(each) && each.seatsLeft > 0;
}

/**
 * The class of the filter as a choice for a new booking, if it takes walk-ins; undefined until loaded. Loaded again each
 * time, because `seatsLeft` changes with each booking.
 */
export function useWalkInClass(filterClass: FilterClassFragment | undefined): BookableClass | undefined {
  const isOpen = filterClass !== undefined && hasBegun(filterClass);
  const { data } = useWalkInClassQuery(
    isOpen ? { variables: { id: filterClass.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  if (!data || !filterClass || !takesWalkIns(filterClass)) return undefined;
  const { classType, ...each } = data.classInstance;
  return { ...each, classTypeId: classType.id, name: classType.name, nameEs: classType.nameEs };
}
