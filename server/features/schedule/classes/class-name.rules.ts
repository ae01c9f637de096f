import type { Locale } from '../../../platform/i18n/message.js';
import type { UpcomingClass } from '../upcoming/upcoming-class.type.js';
import type { VenueEntity } from '../venues/venue.entity.js';

/** The name of a class; falls back to English if it has no Spanish name. */
export function classNameIn(
  { name, nameEs }: Pick<UpcomingClass, 'name' | 'nameEs'>,
  language: Locale,
): string {
  return language === 'es' ? (nameEs ?? name) : name;
}

/** The name of a class's venue; falls back to English if it has no Spanish name. */
export function placeNameIn(
  { locationName, locationNameEs }: Pick<UpcomingClass, 'locationName' | 'locationNameEs'>,
  language: Locale,
): string {
  return language === 'es' ? (locationNameEs ?? locationName) : locationName;
}

/** The Spanish name of a class's venue; null if it has none, or if the class uses another name for it. */
export function spanishPlaceName(
  locationName: string,
  venue: Pick<VenueEntity, 'name' | 'nameEs'> | null | undefined,
): string | null {
  return venue?.name === locationName ? venue.nameEs : null;
}
