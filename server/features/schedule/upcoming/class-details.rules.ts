import { createHash } from 'node:crypto';
import type { ClassDay } from '../days/class-day.type.js';
import type { UpcomingClass } from './upcoming-class.type.js';

type Details = Pick<UpcomingClass, 'id' | 'priceCents' | 'language' | 'locationName' | 'address'>;

/**
 * A key that changes whenever the price, the language, the days or the venue of a class changes: what a guest agrees to
 * by booking. Descriptions and seats have no effect.
 * @returns 22 characters of base64url
 */
export function classDetailsKey(
  { priceCents, language, locationName, address }: Details,
  days: readonly ClassDay[],
): string {
  const { street1, street2, city, state, zip } = address;
  const hours = days.map(({ date, startTime, endTime }) => [date, startTime, endTime]);
  const details = [priceCents, language, locationName, street1, street2, city, state, zip, hours];
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22);
}

/** The keys of several classes by id. */
export function classDetailsKeys(
  classes: readonly Details[],
  daysOf: ReadonlyMap<string, readonly ClassDay[]>,
): Map<string, string> {
  return new Map(classes.map((each) => [each.id, classDetailsKey(each, daysOf.get(each.id) ?? [])]));
}
