import { valuesOfClass, type ClassValues } from './class-form';
import type { OfficeClassFragment } from './SchedulePage.generated';

/** What saving does to the people who have a seat. */
export interface ClassImpact {
  kind: 'cancels' | 'restores' | 'changes';
  people: number;
}

/** Undefined where nobody has a seat, or nothing changes for those who have. The server has the last word. */
export function impactOf(
  values: ClassValues,
  edited: OfficeClassFragment | undefined,
): ClassImpact | undefined {
  if (!edited || edited.takenSeats === 0 || values.status === 'completed') return undefined;
  const people = edited.takenSeats;
  const [wasOff, isOff] = [edited.status === 'cancelled', values.status === 'cancelled'];
  if (wasOff !== isOff) return { kind: isOff ? 'cancels' : 'restores', people };
  if (isOff || whatPeopleKnow(values) === whatPeopleKnow(valuesOfClass(edited))) return undefined;
  return { kind: 'changes', people };
}

/** Place, days and language. */
function whatPeopleKnow(values: ClassValues): string {
  const parts = Object.entries(values).filter(
    ([field]) =>
      ['locationName', 'language'].includes(field) ||
      field.startsWith('address.') ||
      field.startsWith('days.'),
  );
  return JSON.stringify(parts.map(([field, value]) => [field, value.trim()]).toSorted());
}
