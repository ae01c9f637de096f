import { fc } from '../../../testing/fast-check.js';
import {
  arrangeDays,
  dateProblem,
  dayProblems,
  isCalendarDate,
  normalizeTime,
  skippedTimes,
} from './class-days.rules.js';

const tuesday = { date: '2027-01-12', startTime: '08:00', endTime: '16:30' };
const wednesday = { date: '2027-01-13', startTime: '08:00', endTime: '12:00' };

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);
const date = fc.integer({ min: 1, max: 28 }).map((day) => `2027-02-${twoDigits(day)}`);
const day = fc
  .record({ date, startTime: time, endTime: time })
  .map((each) =>
    each.startTime < each.endTime ? each : { ...each, startTime: each.endTime, endTime: each.startTime },
  );

describe('normalizeTime', () => {
  it.each([
    ['08:00', '08:00'],
    ['08:00:00', '08:00'],
    ['23:59:59', '23:59'],
    ['00:00', '00:00'],
  ])('converts %s to %s', (text, normal) => {
    expect(normalizeTime(text)).toBe(normal);
  });

  it.each(['8:00', '24:00', '12:60', '12:30:60', '08:00 AM', '0800', ' 08:00', '08:00Z', '08:00\n', ''])(
    'rejects %j',
    (text) => {
      expect(normalizeTime(text)).toBeNull();
    },
  );
});

describe('isCalendarDate', () => {
  it('handles leap years', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2027-02-29')).toBe(false);
  });

  it.each([
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-1-5',
    '20270105',
    '01/05/2027',
    '2027-01-05T08:00',
    '',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

it.each([
  ['1999-12-31', 'outOfRange'],
  ['2000-01-01', null],
  ['2999-12-31', null],
  ['3000-01-01', 'outOfRange'],
  ['1900-02-29', 'invalid'],
])('the problem of %s is %s', (text, problem) => {
  expect(dateProblem(text)).toBe(problem);
});

describe('dayProblems', () => {
  it('accepts a class of a year with its leap day, and none that lasts longer', () => {
    const last = { ...tuesday, date: '2028-01-12' };
    expect(dayProblems([last, tuesday])).toEqual([]);
    const later = { ...tuesday, date: '2028-01-13' };
    const tooLate = { field: 'date', reason: 'tooLate' };
    expect(dayProblems([later, tuesday])).toEqual([{ index: 0, ...tooLate }]);
    expect(dayProblems([tuesday, last, later])).toEqual([{ index: 2, ...tooLate }]);
  });

  it('accepts two valid days in any order', () => {
    expect(dayProblems([tuesday, wednesday])).toEqual([]);
    expect(dayProblems([wednesday, { ...tuesday, endTime: '16:30:00' }])).toEqual([]);
  });

  it('requires at least one day', () => {
    expect(dayProblems([])).toEqual([{ index: 0, field: 'date', reason: 'noDay' }]);
  });

  it('reports every missing field', () => {
    expect(dayProblems([tuesday, { date: '', startTime: null }])).toEqual([
      { index: 1, field: 'date', reason: 'missing' },
      { index: 1, field: 'startTime', reason: 'missing' },
      { index: 1, field: 'endTime', reason: 'missing' },
    ]);
  });

  it('reports every field that cannot be parsed', () => {
    expect(dayProblems([{ date: '2027-02-30', startTime: '8am', endTime: '24:00' }, tuesday])).toEqual([
      { index: 0, field: 'date', reason: 'invalid' },
      { index: 0, field: 'startTime', reason: 'invalid' },
      { index: 0, field: 'endTime', reason: 'invalid' },
    ]);
  });

  it.each(['08:00', '08:00:59', '07:59'])('rejects a day from 08:00 to %s', (endTime) => {
    expect(dayProblems([{ ...tuesday, endTime }])).toEqual([
      { index: 0, field: 'endTime', reason: 'endNotAfterStart' },
    ]);
  });

  it('finds the times that the clocks of the venue skip in spring', () => {
    const skipped = { date: '2027-03-14', startTime: '02:00', endTime: '02:59:00' };
    const around = { date: '2027-03-14', startTime: '01:59', endTime: '03:00' };
    const twice = { date: '2027-11-07', startTime: '01:30', endTime: '02:00' };
    expect(skippedTimes([around, skipped, twice], 'America/Denver')).toEqual([
      { index: 1, field: 'startTime', reason: 'skipped' },
      { index: 1, field: 'endTime', reason: 'skipped' },
    ]);
    expect(skippedTimes([skipped], 'America/Phoenix')).toEqual([]);
  });

  it('accepts a day of one minute', () => {
    expect(dayProblems([{ ...tuesday, endTime: '08:01' }])).toEqual([]);
  });

  it('rejects each later day with a repeated date, even if the times do not overlap', () => {
    const evening = { ...tuesday, startTime: '18:00', endTime: '20:00' };
    expect(dayProblems([tuesday, wednesday, evening, tuesday])).toEqual([
      { index: 2, field: 'date', reason: 'repeated' },
      { index: 3, field: 'date', reason: 'repeated' },
    ]);
  });

  it('does not report invalid dates as repeated', () => {
    const unreadable = { ...tuesday, date: 'tomorrow' };
    expect(dayProblems([unreadable, unreadable]).map(({ reason }) => reason)).toEqual(['invalid', 'invalid']);
  });

  it('accepts no days that overlap', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), (days) => {
        fc.pre(dayProblems(days).length === 0);
        const spans = arrangeDays(days).map((each) => [
          `${each.date}T${each.startTime}`,
          `${each.date}T${each.endTime}`,
        ]);
        const moments = spans.flat();
        expect(moments).toEqual(moments.toSorted());
      }),
    );
  });
});

describe('arrangeDays', () => {
  it('sorts days by date, numbers them from 1 and removes seconds', () => {
    expect(arrangeDays([wednesday, { ...tuesday, startTime: '08:00:00' }])).toEqual([
      { dayNumber: 1, ...tuesday },
      { dayNumber: 2, ...wednesday },
    ]);
  });

  it('ignores numbers in the input', () => {
    const numbered = [
      { ...wednesday, dayNumber: 9 },
      { ...tuesday, dayNumber: 9 },
    ];
    expect(arrangeDays(numbered).map(({ dayNumber }) => dayNumber)).toEqual([1, 2]);
  });

  it('returns the same days for every order of the input', () => {
    const days = fc
      .uniqueArray(date, { minLength: 1 })
      .map((dates) => dates.map((each) => ({ ...tuesday, date: each })));
    const shuffled = days.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(arrangeDays(mixed)).toEqual(arrangeDays(all));
      }),
    );
  });

  it('throws for days that were not validated', () => {
    expect(() => arrangeDays([{ ...tuesday, date: 'tomorrow' }])).toThrow(RangeError);
  });
});
