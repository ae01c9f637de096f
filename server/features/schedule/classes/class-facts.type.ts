import { ClassDay } from '../days/class-day.type.js';
import type { UpcomingClass } from '../upcoming/upcoming-class.type.js';
import { addressOf } from '../venues/address.rules.js';
import type { ClassFacts } from './class-change.rules.js';

/** The facts with their days and address as in the output types. */
export function classOfFacts<Facts extends ClassFacts>(
  facts: Facts,
): Omit<Facts, 'days' | 'address'> & Pick<UpcomingClass, 'days' | 'address'> {
  const { days, timeZone, address } = facts;
  return {
    ...facts,
    address: addressOf(address),
    days: days.map(
      ({ date, startTime, endTime }, index) => new ClassDay(index + 1, date, startTime, endTime, timeZone),
    ),
  };
}
