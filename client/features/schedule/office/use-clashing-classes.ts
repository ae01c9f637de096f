import { useEffect, useState } from 'react';

import { daysOf } from './class-days';
import type { ClassValues } from './class-form';
import {
  useClashingClassesQuery,
  type ClashingClassesQuery,
  type ClashingClassesQueryVariables,
} from './SchedulePage.generated';

export type ClashingClass = ClashingClassesQuery['clashingClasses'][number];

/** Debounce of the query in milliseconds. */
const debounceMs = 400;

/** The classes with overlapping times at the venue of the class in the form, as far as it is filled in. */
export function useClashingClasses(
  values: ClassValues,
  exceptId: string | undefined,
): readonly ClashingClass[] {
  const [plan, setPlan] = useState(() => planOf(values, exceptId));
  useEffect(() => {
    const timer = setTimeout(() => setPlan(planOf(values, exceptId)), debounceMs);
    return () => clearTimeout(timer);
  }, [values, exceptId]);

  const { data } = useClashingClassesQuery({
    variables: plan ?? nowhere,
    skip: plan === null,
    // Another admin may be scheduling at the same time.
    fetchPolicy: 'network-only',
  });
  return (plan && data?.clashingClasses) ?? [];
}

const nowhere: ClashingClassesQueryVariables = { locationName: '', street1: '', zip: '', days: [] };

/** Null while the values are incomplete. */
function planOf(values: ClassValues, exceptId: string | undefined): ClashingClassesQueryVariables | null {
  const { locationName, 'address.street1': street1, 'address.zip': zip } = values;
  const days = daysOf(values).filter(({ date, startTime, endTime }) => date && startTime && endTime);
  const isPlaced = locationName.trim() !== '' && /^\d{5}/.test(zip.trim());
  if (values.status !== 'scheduled' || !isPlaced || days.length === 0) return null;
  return { locationName, street1, zip, days, exceptId: exceptId ?? null };
}
