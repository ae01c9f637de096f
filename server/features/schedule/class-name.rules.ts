import type { Locale } from '../../platform/i18n/message.js';
import type { UpcomingClass } from './upcoming-class.type.js';

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
