import { Temporal } from 'temporal-polyfill';
import { fc } from '../../../testing/fast-check.js';
import { dateAt, instantOf, isoWithOffset } from './venue-time.rules.js';
import { ZonePeriods } from './zone-periods.rules.js';

const zone = fc.constantFrom(
  // All zones of venues, and zones with unusual changes.
  'America/Denver',
  'America/Boise',
  'America/Los_Angeles',
  'America/Phoenix',
  'UTC',
  '-03:30',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Europe/Dublin',
);
const dateText = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const timeText = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const moment = fc.date({
  min: new Date('1850-01-01'),
  max: new Date('2150-01-01'),
  noInvalidDate: true,
});

/** Instants within three days of a change of the clocks, if there is one. */
const nearChange = fc
  .tuple(zone, moment, fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }))
  .map(([timeZone, after, minutes]) => {
    const change = zoned(after, timeZone).getTimeZoneTransition('next') ?? zoned(after, timeZone);
    return { timeZone, instant: new Date(change.epochMilliseconds + minutes * 60_000) };
  });

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

const isoByTemporal = (instant: Date, timeZone: string) =>
  zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

function instantByTemporal(date: string, time: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

function expectAsTemporal(instant: Date, timeZone: string): void {
  const wall = zoned(instant, timeZone);
  expect(isoWithOffset(instant, timeZone)).toBe(isoByTemporal(instant, timeZone));
  expect(dateAt(instant, timeZone)).toBe(wall.toPlainDate().toString());
  const [date, time] = [wall.toPlainDate().toString(), wall.toPlainTime().toString().slice(0, 5)];
  expect(instantOf(date, time, timeZone).getTime()).toBe(instantByTemporal(date, time, timeZone));
}

describe('the local time of a venue', () => {
  it('equals that of Temporal at any instant in any zone', () => {
    fc.assert(fc.property(moment, zone, expectAsTemporal));
  });

  it('equals it around changes of the clocks', () => {
    fc.assert(
      fc.property(nearChange, ({ instant, timeZone }) => {
        expectAsTemporal(instant, timeZone);
      }),
    );
  });

  it('converts to the same instant as Temporal', () => {
    fc.assert(
      fc.property(dateText, timeText, zone, (date, time, timeZone) => {
        expect(instantOf(date, time, timeZone).getTime()).toBe(instantByTemporal(date, time, timeZone));
      }),
    );
  });

  it.each([
    ['2027-03-13', '23:59'],
    ['2027-03-14', '01:59'],
    ['2027-03-14', '02:00'],
    ['2027-03-14', '02:59'],
    ['2027-03-14', '03:00'],
    ['2027-11-07', '00:59'],
    ['2027-11-07', '01:00'],
    ['2027-11-07', '01:59'],
    ['2027-11-07', '02:00'],
  ])('is converted like by Temporal when the clocks change: %s %s', (date, time) => {
    for (const timeZone of ['America/Denver', 'America/Los_Angeles', 'America/Phoenix'])
      expect(instantOf(date, time, timeZone).getTime()).toBe(instantByTemporal(date, time, timeZone));
  });

  it('supports years with more than four digits, and before year 1', () => {
    for (const text of ['+012345-06-01T12:00:00.000Z', '-000001-06-01T12:00:00.000Z'])
      expect(isoWithOffset(new Date(text), 'America/Phoenix')).toBe(
        isoByTemporal(new Date(text), 'America/Phoenix'),
      );
  });
});

describe('the periods of a zone', () => {
  const change = Date.parse('2027-03-14T09:00:00.000Z');

  it('end and begin with a change of the clocks', () => {
    const periods = new ZonePeriods();
    const winter = periods.at(change - 1, 'America/Denver');
    expect(winter).toEqual({
      from: Date.parse('2026-11-01T08:00:00.000Z'),
      until: change,
      offset: -7 * 60 * 60 * 1000,
    });
    expect(periods.at(change, 'America/Denver')).toEqual({
      from: change,
      until: Date.parse('2027-11-07T08:00:00.000Z'),
      offset: -6 * 60 * 60 * 1000,
    });
    expect(periods.at(change, 'UTC')).toEqual({ from: -Infinity, until: Infinity, offset: 0 });
  });

  it('are read once', () => {
    const periods = new ZonePeriods();
    const summer = periods.at(change, 'America/Denver');
    expect(periods.at(change + 100 * 24 * 60 * 60 * 1000, 'America/Denver')).toBe(summer);
    expect(periods.size).toBe(1);
  });

  it('never exceed the maximum number, and remain correct', () => {
    const periods = new ZonePeriods(5);
    for (let year = 1970; year < 2050; year += 1) {
      const { offset } = periods.at(Date.UTC(year, 6, 1), 'America/Denver');
      expect(offset / 3_600_000).toBe(-6);
      expect(periods.size).toBeLessThanOrEqual(5);
    }
  });

  it('exist only for valid instants and zones', () => {
    const periods = new ZonePeriods();
    expect(() => periods.at(change, 'America/Provo')).toThrow(RangeError);
    expect(() => periods.at(Number.NaN, 'America/Denver')).toThrow(RangeError);
    expect(periods.size).toBe(0);
  });
});
