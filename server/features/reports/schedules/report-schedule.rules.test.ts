import { daysOf, lastDay, nextTime, withDays, type Recurrence } from './report-schedule.rules.js';

const MONDAYS: Recurrence = { frequency: 'weekly', day: 1, hour: 7 };
const LAST_DAYS: Recurrence = { frequency: 'monthly', day: 31, hour: 18 };
const next = (recurrence: Recurrence, after: string) => nextTime(recurrence, new Date(after)).toISOString();
const last = (recurrence: Recurrence, moment: string) => lastDay(recurrence, new Date(moment));

describe('the next time of a scheduled report', () => {
  it.each([
    // A Monday, before and at seven in Salt Lake City.
    ['2027-01-11T13:59:00Z', '2027-01-11T14:00:00.000Z'],
    ['2027-01-11T14:00:00Z', '2027-01-18T14:00:00.000Z'],
    ['2027-01-17T23:00:00Z', '2027-01-18T14:00:00.000Z'],
    // Monday night in UTC is still Sunday there.
    ['2027-01-18T05:00:00Z', '2027-01-18T14:00:00.000Z'],
    // The clocks changed on the day before.
    ['2027-03-10T12:00:00Z', '2027-03-15T13:00:00.000Z'],
  ])('on Mondays at seven, after %s: %s', (after, time) => expect(next(MONDAYS, after)).toBe(time));

  it.each([
    ['2027-01-30T12:00:00Z', '2027-02-01T01:00:00.000Z'],
    ['2027-02-01T01:00:00Z', '2027-03-01T01:00:00.000Z'],
    ['2027-02-28T12:00:00Z', '2027-03-01T01:00:00.000Z'],
    ['2027-12-31T12:00:00Z', '2028-01-01T01:00:00.000Z'],
  ])('on the 31st at six in the evening, after %s: %s, the last day of a month', (after, time) =>
    expect(next(LAST_DAYS, after)).toBe(time),
  );

  it('exists in the night in which an hour is skipped', () => {
    const missing: Recurrence = { frequency: 'weekly', day: 7, hour: 2 };
    expect(next(missing, '2027-03-13T12:00:00Z')).toBe('2027-03-14T09:00:00.000Z');
  });
});

describe('the day of the last time', () => {
  it.each([
    [MONDAYS, '2027-01-11T14:00:00Z', '2027-01-11'],
    [MONDAYS, '2027-01-11T13:59:00Z', '2027-01-04'],
    [MONDAYS, '2027-01-17T23:00:00Z', '2027-01-11'],
    [LAST_DAYS, '2027-02-20T12:00:00Z', '2027-01-31'],
    [LAST_DAYS, '2027-03-01T01:00:00Z', '2027-02-28'],
  ])('of %j at %s: %s', (recurrence, moment, day) => expect(last(recurrence, moment)).toBe(day));
});

describe('the dates of a mailed report', () => {
  it.each([
    ['lastWeek', '2027-01-13', { from: '2027-01-04', to: '2027-01-10' }],
    ['lastWeek', '2027-01-11', { from: '2027-01-04', to: '2027-01-10' }],
    ['nextWeek', '2027-01-11', { from: '2027-01-11', to: '2027-01-17' }],
    ['lastMonth', '2027-03-01', { from: '2027-02-01', to: '2027-02-28' }],
    ['lastYear', '2027-01-11', { from: '2026-01-01', to: '2026-12-31' }],
    ['asSaved', '2027-01-11', null],
  ] as const)('%s on %s', (period, on, days) => expect(daysOf(period, on)).toEqual(days));

  it('are assigned to the variables for dates, and do not change others', () => {
    const variables = [
      { name: 'classFrom', kind: 'date' },
      { name: 'classTo', kind: 'date' },
      { name: 'cityFrom', kind: 'text' },
    ];
    const values = { classFrom: '2020-01-01', cityFrom: 'Provo' };
    expect(withDays(values, variables, { from: '2027-01-04', to: '2027-01-10' })).toEqual({
      classFrom: '2027-01-04',
      classTo: '2027-01-10',
      cityFrom: 'Provo',
    });
    expect(withDays(values, variables, null)).toEqual(values);
  });
});
