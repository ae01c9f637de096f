import { foldForSearch } from '../../../platform/database/search.js';
import { addressParts, type Address } from './address.rules.js';
import { singleSpaced } from './place-text.rules.js';

/** The venue data of a class: copied from the venue, then its own. */
export interface VenueCopy {
  locationName: string;
  address: Address;
  /** IANA zone. */
  timeZone: string;
}

/** Name and address as one normalized text, equal for the same place regardless of the spaces typed. */
export function placeKeyOf({ locationName, address }: Pick<VenueCopy, 'locationName' | 'address'>): string {
  return JSON.stringify([locationName, ...addressParts(address)].map(singleSpaced));
}

/**
 * The venue data of a class after a change of its venue. Name, address and zone are updated only if they equal those of
 * the former venue, so that the office's edits are kept.
 */
export function updatedVenueCopy(own: VenueCopy, before: VenueCopy, after: VenueCopy): VenueCopy {
  const isOf = (part: (place: VenueCopy) => string): boolean => part(own) === part(before);
  return {
    locationName: isOf(({ locationName }) => singleSpaced(locationName))
      ? after.locationName
      : own.locationName,
    address: isOf(addressKeyOf) ? after.address : own.address,
    timeZone: isOf(({ timeZone }) => timeZone) ? after.timeZone : own.timeZone,
  };
}

/** Compares exactly, including letter case and spaces. */
export function isEqualVenueCopy(one: VenueCopy, other: VenueCopy): boolean {
  return textOf(one) === textOf(other);
}

/** The text that the search for venues matches. */
export function venueSearchText(name: string, nameEs: string | null, { street1, city }: Address): string {
  return foldForSearch(name, nameEs, street1, city);
}

const addressKeyOf = ({ address }: VenueCopy): string => placeKeyOf({ locationName: '', address });

function textOf({ locationName, timeZone, address }: VenueCopy): string {
  return JSON.stringify([locationName, timeZone, ...addressParts(address)]);
}
