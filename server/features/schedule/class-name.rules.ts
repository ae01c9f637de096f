import type { Locale } from '../../platform/i18n/message.js';
import type { UpcomingClass } from './upcoming-class.type.js';

/** The name of a class; English stands in where it has none in Spanish. */
export function classNameIn(
  { name, nameEs }: Pick<UpcomingClass, 'name' | 'nameEs'>,
  language: Locale,
): string {
  return language === 'es' ? (nameEs ?? name) : name;
}

/** What the place of a class is called; English stands in where it has no name in Spanish. */
export function placeNameIn(
  { locationName, locationNameEs }: Pick<UpcomingClass, 'locationName' | 'locationNameEs'>,
  language: Locale,
): string {
  return language === 'es' ? (locationNameEs ?? locationName) : locationName;
}
