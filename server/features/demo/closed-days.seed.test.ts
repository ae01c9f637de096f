import { Temporal } from 'temporal-polyfill';
import { isClosedDay } from './closed-days.seed.js';

const isClosed = (date: string): boolean => isClosedDay(Temporal.PlainDate.from(date));

describe('isClosedDay', () => {
  it.each([
    ['a Sunday', '2026-03-15'],
    ['Martin Luther King Jr. Day', '2027-01-18'],
    ['Presidents Day', '2027-02-15'],
    ['Memorial Day', '2027-05-31'],
    ['Juneteenth', '2026-06-19'],
    ['Pioneer Day', '2026-07-24'],
    ['Labor Day', '2026-09-07'],
    ['Columbus Day', '2026-10-12'],
    ['Veterans Day', '2026-11-11'],
    ['Thanksgiving', '2026-11-26'],
    ['the Friday after Thanksgiving', '2026-11-27'],
    ['the Friday after Thanksgiving on the 28th', '2030-11-29'],
    ['Christmas Eve', '2026-12-24'],
    ['Christmas', '2026-12-25'],
    ['New Year', '2027-01-01'],
    ['the Friday before an Independence Day on Saturday', '2026-07-03'],
    ['the Monday after an Independence Day on Sunday', '2027-07-05'],
  ])('is true on %s', (_case, date) => {
    expect(isClosed(date)).toBe(true);
  });

  it.each([
    ['an ordinary Saturday', '2026-03-14'],
    ['the Monday before Memorial Day', '2027-05-24'],
    ['the Thursday before Thanksgiving', '2026-11-19'],
    ['the Friday of the week before Thanksgiving', '2026-11-20'],
    ['the Wednesday before Thanksgiving', '2026-11-25'],
    ['the second Monday in January', '2027-01-11'],
    ['the third Monday in October', '2026-10-19'],
  ])('is false on %s', (_case, date) => {
    expect(isClosed(date)).toBe(false);
  });
});
