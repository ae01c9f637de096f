import { isDate } from '../../../ui/office/forms/is-date';
import { addDays, addMonths, weekOf, weeksOfMonth } from './calendar-dates';
import { entriesByDate } from './calendar/calendar-entries';
import { firstCopyDate, holidaysOf } from './copying/copy-plan';
import { scheduledClass } from './testing/scheduled-class';

describe('the dates of a calendar', () => {
  it('are in weeks from Sunday to Saturday, across months and years', () => {
    expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-28'));
    const [first, , , , , , last] = weekOf('2027-01-01');
    expect([first, last]).toEqual(['2026-12-27', '2027-01-02']);
    expect(weekOf('1969-12-31')[0]).toBe('1969-12-28');
  });

  it.each([
    ['2026-02-14', 4, '2026-02-01', '2026-02-28'],
    ['2026-11-30', 5, '2026-11-01', '2026-12-05'],
    ['2026-08-01', 6, '2026-07-26', '2026-09-05'],
  ])('fill the month of %s with %d weeks', (date, count, first, last) => {
    const weeks = weeksOfMonth(date);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
  });

  it('advance by days and months, regardless of clock changes', () => {
    expect(addDays('2027-03-13', 7)).toBe('2027-03-20');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
  });

  it.each(['2026-02-30', '20260211', '', 'today', '2026-2-1', '+02026-01-01'])('exclude %j', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

it('lists a class on each of its days, in order of time', () => {
  const day = (dayNumber: number, date: string, startTime: string) => ({
    dayNumber,
    date,
    startTime,
    endTime: '17:00',
  });
  const long = scheduledClass({ days: [day(1, '2026-12-05', '13:00'), day(2, '2026-12-08', '08:00')] });
  const early = scheduledClass({ id: 'early', days: [day(1, '2026-12-05', '07:00')] });
  const entries = entriesByDate([long, early]);
  expect(entries.get('2026-12-05')?.map(({ scheduled }) => scheduled.id)).toEqual(['early', 'forklift-1']);
  expect(entries.get('2026-12-08')?.map(({ day: each }) => each.dayNumber)).toEqual([2]);
  expect(entries.has('2026-12-06')).toBe(false);
});

it('suggests the same weekday in the next week for a copy, never in the past', () => {
  expect(firstCopyDate('2026-12-05', '2026-11-22')).toBe('2026-12-12');
  expect(firstCopyDate('2026-11-14', '2026-11-28')).toBe('2026-12-05');
});

it('lists each holiday of a plan once, in order', () => {
  const on = (date: string) => ({ date, holiday: 'christmas' as const, isObserved: false });
  const plan = {
    copies: [],
    skipped: [
      { startDate: '2026-12-24', holidays: [on('2026-12-25'), on('2027-01-01')] },
      { startDate: '2026-12-31', holidays: [on('2027-01-01')] },
    ],
    held: [on('2026-11-26')],
  };
  expect(holidaysOf(plan).map(({ date, isSkipped }) => [date, isSkipped])).toEqual([
    ['2026-11-26', false],
    ['2026-12-25', true],
    ['2027-01-01', true],
  ]);
});
