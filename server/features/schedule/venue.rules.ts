import { foldForSearch } from '../../platform/database/search.js';
import type { Address } from './address.rules.js';

/** Where a class is held: what a venue gives it, and what is its own from then on. */
export interface Place {
  locationName: string;
  address: Address;
  /** IANA zone. */
  timeZone: string;
}

/** Name and address as one text, without needless spaces: the same for the same place, however it was typed. */
export function placeKeyOf({ locationName, address }: Pick<Place, 'locationName' | 'address'>): string {
  const { street1, street2, city, state, zip } = address;
  return JSON.stringify([locationName, street1, street2 ?? '', city, state, zip].map(withoutSpaces));
}

/**
 * The place of a class after its venue has changed. What the office wrote into the class by hand stays: name, address and
 * zone follow only where they were those of the venue.
 */
export function followedPlace(own: Place, before: Place, after: Place): Place {
  const isOf = (part: (place: Place) => string): boolean => part(own) === part(before);
  return {
    locationName: isOf(({ locationName }) => withoutSpaces(locationName))
      ? after.locationName
      : own.locationName,
    address: isOf(addressKeyOf) ? after.address : own.address,
    timeZone: isOf(({ timeZone }) => timeZone) ? after.timeZone : own.timeZone,
  };
}

/** To the letter. */
export function isEqualPlace(one: Place, other: Place): boolean {
  return textOf(one) === textOf(other);
}

/** What the search of venues looks in. */
export function venueSearchText(name: string, nameEs: string | null, { street1, city }: Address): string {
  return foldForSearch(name, nameEs, street1, city);
}

const addressKeyOf = ({ address }: Place): string => placeKeyOf({ locationName: '', address });

function textOf({ locationName, timeZone, address }: Place): string {
  const { street1, street2, city, state, zip } = address;
  return JSON.stringify([locationName, timeZone, street1, street2 ?? '', city, state, zip]);
}

export function withoutSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
