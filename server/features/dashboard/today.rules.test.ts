import { candidateDates, daysAheadOf, recentDates } from './today.rules.js';

const MIDNIGHT_UTC = new Date('2027-03-14T00:00:00.000Z');

describe('the date at a venue', () => {
  it.each([
    ['America/Denver', '2027-03-13', 0],
    ['America/Denver', '2027-03-14', 1],
    ['America/Denver', '2027-03-12', -1],
    ['Pacific/Kiritimati', '2027-03-14', 0],
    ['Etc/GMT+12', '2027-03-13', 0],
    // A month later, across the change of the clocks.
    ['America/Denver', '2027-04-13', 31],
  ])('in %s is %s, %d days ahead', (timeZone, date, ahead) => {
    expect(daysAheadOf(date, timeZone, MIDNIGHT_UTC)).toBe(ahead);
  });

  it('is searched from a day before to a day after the dates in UTC', () => {
    expect(candidateDates(MIDNIGHT_UTC)).toEqual({ from: '2027-03-13', to: '2027-03-22' });
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Denver'])
      for (const ahead of [0, 7]) {
        const { from, to } = candidateDates(MIDNIGHT_UTC);
        const dates = Array.from({ length: 12 }, (_, day) => `2027-03-${String(12 + day)}`);
        const wanted = dates.filter((date) => daysAheadOf(date, timeZone, MIDNIGHT_UTC) === ahead);
        expect(wanted).toHaveLength(1);
        expect(wanted.every((date) => date >= from && date <= to)).toBe(true);
      }
  });

  it('of a last day within the past days is searched up to a day after the date in UTC', () => {
    expect(recentDates(MIDNIGHT_UTC)).toEqual({ from: '2027-02-12', to: '2027-03-15' });
  });
});
