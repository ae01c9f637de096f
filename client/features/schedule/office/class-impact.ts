import { valuesOfClass, type ClassValues } from './class-form';
import type { OfficeClassFragment } from './SchedulePage.generated';

/** What saving does to the people who have a seat. */
export interface ClassImpact {
  kind: 'cancels' | 'moves';
  people: number;
}

/** Undefined where nobody has a seat, or nothing changes for those who have. */
export function impactOf(
  values: ClassValues,
  edited: OfficeClassFragment | undefined,
): ClassImpact | undefined {
  if (!edited || edited.takenSeats === 0 || edited.status === 'cancelled') return undefined;
  const people = edited.takenSeats;
  if (values.status === 'cancelled') return { kind: 'cancels', people };
  return whereAndWhen(values) === whereAndWhen(valuesOfClass(edited)) ? undefined : { kind: 'moves', people };
}

function whereAndWhen(values: ClassValues): string {
  const parts = Object.entries(values).filter(
    ([field]) => field === 'locationName' || field.startsWith('address.') || field.startsWith('days.'),
  );
  return JSON.stringify(parts.map(([field, value]) => [field, value.trim()]).toSorted());
}
