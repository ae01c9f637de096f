import { valuesOfClass, type ClassValues } from './class-form';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { zoneOfState } from './venue-zone';

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
  const kind = edited && edited.takenSeats > 0 ? newsOf(values, edited) : undefined;
  return edited && kind && { kind, people: edited.takenSeats };
}

/** What there is to tell, if anybody has a seat; undefined for nothing. */
export function newsOf(values: ClassValues, edited: OfficeClassFragment): ClassImpact['kind'] | undefined {
  if (values.status === 'completed') return undefined;
  const [wasOff, isOff] = [edited.status === 'cancelled', values.status === 'cancelled'];
  if (wasOff !== isOff) return isOff ? 'cancels' : 'restores';
  if (isOff || whatPeopleKnow(values) === whatPeopleKnow(valuesOfClass(edited))) return undefined;
  return 'changes';
}

/** Place, days with the zone they are in, and language. */
function whatPeopleKnow(values: ClassValues): string {
  const parts = Object.entries(values).filter(
    ([field]) =>
      ['locationName', 'language'].includes(field) ||
      field.startsWith('address.') ||
      field.startsWith('days.'),
  );
  const zone = values.timeZone || zoneOfState[values['address.state']];
  return JSON.stringify([zone, parts.map(([field, value]) => [field, value.trim()]).toSorted()]);
}
