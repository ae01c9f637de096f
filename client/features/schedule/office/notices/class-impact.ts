import { valuesOfClass, type ClassValues } from '../class-form/class-form';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { zoneOfState } from '../venue-zone';

/** The effect of saving on attendees. */
export interface ClassImpact {
  kind: 'cancels' | 'restores' | 'changes';
  takenSeats: number;
}

/** Undefined if the class has no attendees or nothing changes for them. The server decides. */
export function impactOf(
  values: ClassValues,
  edited: OfficeClassFragment | undefined,
): ClassImpact | undefined {
  const kind = edited && edited.takenSeats > 0 ? noticeKindOf(values, edited) : undefined;
  return edited && kind && { kind, takenSeats: edited.takenSeats };
}

/** The kind of notice for a change, if there are attendees; undefined for none. */
export function noticeKindOf(
  values: ClassValues,
  edited: OfficeClassFragment,
): ClassImpact['kind'] | undefined {
  if (values.status === 'completed') return undefined;
  const [wasOff, isOff] = [edited.status === 'cancelled', values.status === 'cancelled'];
  if (wasOff !== isOff) return isOff ? 'cancels' : 'restores';
  if (isOff || noticeFacts(values) === noticeFacts(valuesOfClass(edited))) return undefined;
  return 'changes';
}

/** The facts in notices: venue, days with time zone, and language. */
function noticeFacts(values: ClassValues): string {
  const parts = Object.entries(values).filter(
    ([field]) =>
      ['locationName', 'language'].includes(field) ||
      field.startsWith('address.') ||
      field.startsWith('days.'),
  );
  const zone = values.timeZone || zoneOfState[values['address.state']];
  return JSON.stringify([zone, parts.map(([field, value]) => [field, value.trim()]).toSorted()]);
}
