import { roundUpMax, ticksUpTo, withEveryMonth } from './chart-scale';

describe('the axis of a chart', () => {
  it.each([
    [7, 10],
    [12, 20],
    [523_600, 1_000_000],
    [240_000, 250_000],
    [0.42, 0.5],
    [1, 1],
  ])('ends at a round number: %d at %d', (max, end) => expect(roundUpMax(max)).toBeCloseTo(end));

  it('has no half of a count', () => {
    expect(ticksUpTo(5, true)).toEqual([0, 5]);
    expect(ticksUpTo(5, false)).toEqual([0, 2.5, 5]);
  });
});

describe('the months of a chart', () => {
  it('are complete, including months without data', () => {
    const bars = withEveryMonth([{ month: '2026-11', value: '7' }], '2026-10-01', '2027-01-31');
    expect(bars).toEqual([
      { month: '2026-10', value: '0' },
      { month: '2026-11', value: '7' },
      { month: '2026-12', value: '0' },
      { month: '2027-01', value: '0' },
    ]);
  });

  it('are those of the result if no days are given, or far too many', () => {
    const bars = [{ month: '2026-11', value: '7' }];
    expect(withEveryMonth(bars, '', '')).toEqual(bars);
    expect(withEveryMonth(bars, '1926-01-01', '')).toEqual(bars);
  });
});
