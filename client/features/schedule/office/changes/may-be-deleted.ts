import type { OfficeClassFragment } from '../OfficeClasses.generated';

/** Whether a deletion can succeed, as far as is known: the server also refuses it for cancelled bookings. */
export function mayBeDeleted({ takenSeats, waiting }: OfficeClassFragment): boolean {
  return takenSeats === 0 && waiting === 0;
}
