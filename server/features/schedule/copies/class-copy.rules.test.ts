import { planCopies, MAX_SKIPPED_STARTS } from './class-copy.rules.js';
import { instantOf } from '../venue-time/venue-time.rules.js';

const day = (date: string, startTime = '08:00', endTime = '16:30') => ({ date, startTime, endTime });
const startsOf = (copies: readonly { date: string }[][]) => copies.map(([first]) => first?.date);
const once = { count: 1, intervalWeeks: 1, keptDates: [] };

describe('a copied class', () => {
  it('takes place once on the chosen date, with its other days at the same intervals', () => {
    const days = [day('2026-12-05'), day('2026-12-08', '13:00', '17:00')];
    expect(planCopies(days, { ...once, firstDate: '2027-02-26' })).toEqual({
      copies: [[day('2027-02-26'), day('2027-03-01', '13:00', '17:00')]],
      skipped: [],
      held: [],
    });
  });

  it('begins at the same local time before and after a change of the clocks', () => {
    const { copies } = planCopies([day('2027-01-04')], { ...once, firstDate: '2027-03-08', count: 2 });
    const starts = copies.map(([first]) =>
      instantOf(first?.date ?? '', first?.startTime ?? '', 'America/Denver'),
    );
    expect(starts.map((start) => start.toISOString())).toEqual([
      '2027-03-08T15:00:00.000Z',
      '2027-03-15T14:00:00.000Z',
    ]);
  });

  it('keeps its intervals across a change of the clocks and the end of February in a leap year', () => {
    const days = [day('2027-03-12'), day('2027-03-15')];
    const { copies } = planCopies(days, { ...once, firstDate: '2028-02-28' });
    expect(copies).toEqual([[day('2028-02-28'), day('2028-03-02')]]);
  });

  it('skips a week with a holiday, and is still repeated as often as requested', () => {
    const { copies, skipped } = planCopies([day('2026-11-05')], {
      ...once,
      firstDate: '2026-11-19',
      count: 3,
    });
    expect(startsOf(copies)).toEqual(['2026-11-19', '2026-12-03', '2026-12-10']);
    expect(skipped).toEqual([
      {
        startDate: '2026-11-26',
        holidays: [{ date: '2026-11-26', holiday: 'thanksgiving', isObserved: false }],
      },
    ]);
  });

  it('keeps an interval of several weeks when a holiday skips a date', () => {
    const plan = { ...once, firstDate: '2026-11-12', count: 3, intervalWeeks: 2 };
    const { copies, skipped } = planCopies([day('2026-11-05')], plan);
    expect(startsOf(copies)).toEqual(['2026-11-12', '2026-12-10', '2026-12-24']);
    expect(skipped.map(({ startDate }) => startDate)).toEqual(['2026-11-26']);
  });

  it('is postponed by a holiday on any of its days', () => {
    const days = [day('2027-01-07'), day('2027-01-08')];
    const { copies, skipped } = planCopies(days, { ...once, firstDate: '2026-12-24', count: 2 });
    expect(startsOf(copies)).toEqual(['2027-01-07', '2027-01-14']);
    expect(skipped.map(({ startDate }) => startDate)).toEqual(['2026-12-24', '2026-12-31']);
  });

  it('takes place on a holiday that is kept, which the result lists', () => {
    const plan = { ...once, firstDate: '2026-11-26', count: 2, keptDates: ['2026-11-26'] };
    const { copies, skipped, held } = planCopies([day('2026-11-05')], plan);
    expect(startsOf(copies)).toEqual(['2026-11-26', '2026-12-03']);
    expect(skipped).toEqual([]);
    expect(held).toMatchObject([{ holiday: 'thanksgiving' }]);
  });

  it('ends if holidays leave no week for a long class, and at the end of the calendar', () => {
    // A year of Mondays contains a holiday wherever it begins.
    const days = Array.from({ length: 52 }, (_, week) =>
      day(new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10)),
    );
    const { copies, skipped } = planCopies(days, { ...once, firstDate: '2027-01-04' });
    expect(copies).toEqual([]);
    expect(skipped).toHaveLength(MAX_SKIPPED_STARTS);
    expect(
      planCopies([day('2027-01-04')], { ...once, firstDate: '2999-12-27', count: 3 }).copies,
    ).toHaveLength(1);
  });
});
