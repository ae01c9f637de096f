import type { ClassFactValues, ClassValues } from './class-form';
import type { InstructorChoice, PlanChoices, VenueChoice } from './use-plan-choices';
import { zoneOfState } from '../venue-zone';

const plain = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ');

const sameText = (one: string | null, other: string | null) => plain(one) === plain(other);

/** The venue that a class refers to, or will after saving: the server finds the one with the same name and address. */
export function venueOf(values: ClassValues, { venues }: PlanChoices): VenueChoice | undefined {
  if (values.venueId !== '') return venues.find(({ id }) => id === values.venueId);
  return venues.find(
    ({ name, address }) =>
      sameText(name, values.locationName) &&
      sameText(address.street1, values['address.street1']) &&
      sameText(address.street2, values['address.street2']) &&
      sameText(address.city, values['address.city']) &&
      address.state === values['address.state'] &&
      sameText(address.zip, values['address.zip']),
  );
}

/** The instructor, found likewise; undefined if several have the same name. */
export function instructorOf(
  values: ClassValues,
  { instructors }: PlanChoices,
): InstructorChoice | undefined {
  if (values.instructorId !== '') return instructors.find(({ id }) => id === values.instructorId);
  const [only, other] = instructors.filter(({ name }) => sameText(name, values.instructorName));
  return other ? undefined : only;
}

/**
 * The values that a class takes from its venue. The number of seats is only ever reduced to the venue's, because a
 * class type has its own limit.
 */
export function valuesOfChosenVenue(
  { id, name, address, timeZone, capacity }: VenueChoice,
  { maxAttendees }: Pick<ClassValues, 'maxAttendees'>,
): Partial<ClassFactValues> {
  const isTooMany = capacity !== null && !(Number(maxAttendees) <= capacity && Number(maxAttendees) > 0);
  return {
    venueId: id,
    locationName: name,
    'address.street1': address.street1,
    'address.street2': address.street2 ?? '',
    'address.city': address.city,
    'address.state': address.state,
    'address.zip': address.zip,
    timeZone: timeZone === zoneOfState[address.state] ? '' : timeZone,
    ...(isTooMany && { maxAttendees: String(capacity) }),
  };
}
