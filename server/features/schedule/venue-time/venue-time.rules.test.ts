import { dateAt, instantOf, isoWithOffset, timeZoneOf } from './venue-time.rules.js';

const DENVER = 'America/Denver';

describe('timeZoneOf', () => {
  it.each([
    ['UT', 'America/Denver'],
    ['WY', 'America/Denver'],
    ['CO', 'America/Denver'],
    ['ID', 'America/Boise'],
    ['NV', 'America/Los_Angeles'],
    ['AZ', 'America/Phoenix'],
  ] as const)('assigns %s to %s', (state, zone) => {
    expect(timeZoneOf(state)).toBe(zone);
  });
});

describe('instantOf', () => {
  it.each([
    ['winter time in Utah', '2027-01-12', '08:00', DENVER, '2027-01-12T15:00:00.000Z'],
    ['summer time in Utah', '2027-07-12', '08:00', DENVER, '2027-07-12T14:00:00.000Z'],
    ['Nevada, an hour behind', '2027-07-12', '08:00', 'America/Los_Angeles', '2027-07-12T15:00:00.000Z'],
    [
      'Arizona, which has no summer time',
      '2027-07-12',
      '08:00',
      'America/Phoenix',
      '2027-07-12T15:00:00.000Z',
    ],
    ['an evening that is the next day in UTC', '2027-01-12', '18:30', DENVER, '2027-01-13T01:30:00.000Z'],
    ['a time that the clocks skip', '2027-03-14', '02:30', DENVER, '2027-03-14T09:30:00.000Z'],
    ['the first of a time that comes twice', '2027-11-07', '01:30', DENVER, '2027-11-07T07:30:00.000Z'],
  ])('converts %s', (_case, date, time, zone, utc) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(utc);
  });

  it('rejects invalid dates, times and zones', () => {
    expect(() => instantOf('2027-02-30', '08:00', DENVER)).toThrow(RangeError);
    expect(() => instantOf('2027-02-28', '25:00', DENVER)).toThrow(RangeError);
    expect(() => instantOf('2027-02-28', '08:00', 'America/Provo')).toThrow(RangeError);
  });
});

describe('dateAt', () => {
  it('is the date at the venue, not the one in UTC', () => {
    const evening = new Date('2027-01-13T06:59:59.999Z');
    expect(dateAt(evening, DENVER)).toBe('2027-01-12');
    expect(dateAt(evening, 'America/Los_Angeles')).toBe('2027-01-12');
    expect(dateAt(new Date('2027-01-13T07:00:00Z'), DENVER)).toBe('2027-01-13');
    expect(dateAt(new Date('2027-01-13T07:00:00Z'), 'America/Los_Angeles')).toBe('2027-01-12');
  });
});

describe('isoWithOffset', () => {
  it('returns the venue’s local time with its offset on the day the clocks change', () => {
    expect(isoWithOffset(instantOf('2027-03-14', '08:00', DENVER), DENVER)).toBe('2027-03-14T08:00:00-06:00');
    expect(isoWithOffset(instantOf('2027-03-13', '08:00', DENVER), DENVER)).toBe('2027-03-13T08:00:00-07:00');
  });

  it('omits fractions of a second', () => {
    expect(isoWithOffset(new Date('2027-07-12T14:00:00.987Z'), DENVER)).toBe('2027-07-12T08:00:00-06:00');
  });
});
