import { holidayOn } from './federal-holiday.rules.js';

describe('federal holidays', () => {
  it.each([
    ['2026-01-01', 'newYear'],
    ['2026-01-19', 'martinLutherKing'],
    ['2026-02-16', 'washington'],
    ['2026-05-25', 'memorial'],
    ['2026-06-19', 'juneteenth'],
    ['2026-07-04', 'independence'],
    ['2026-09-07', 'labor'],
    ['2026-10-12', 'columbus'],
    ['2026-11-11', 'veterans'],
    ['2026-11-26', 'thanksgiving'],
    ['2026-12-25', 'christmas'],
    // A month that begins on the weekday, and one that ends on it.
    ['2025-09-01', 'labor'],
    ['2027-05-31', 'memorial'],
    ['2029-02-19', 'washington'],
  ])('include %s: %s', (date, holiday) => {
    expect(holidayOn(date)).toEqual({ date, holiday, isObserved: false });
  });

  it.each([
    ['a Friday for a Saturday', '2026-07-03', 'independence'],
    ['a Monday for a Sunday', '2027-07-05', 'independence'],
    ['a Monday for a Sunday at Christmas', '2022-12-26', 'christmas'],
    ['the last day of the year for a Saturday in the next', '2027-12-31', 'newYear'],
    ['the second of January for a Sunday', '2023-01-02', 'newYear'],
  ])('are observed on %s, %s', (_case, date, holiday) => {
    expect(holidayOn(date)).toEqual({ date, holiday, isObserved: true });
  });

  it.each(['2026-07-05', '2026-11-27', '2026-12-24', '2024-02-29', '2027-01-02', '2020-06-19'])(
    'do not include %s',
    (date) => {
      expect(holidayOn(date)).toBeNull();
    },
  );

  it('occur eleven times in any year', () => {
    for (let year = 2021; year < 2121; year += 1) {
      let found = 0;
      for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
        const on = holidayOn(new Date(day).toISOString().slice(0, 10));
        if (on && !on.isObserved) found += 1;
      }
      expect(found).toBe(11);
    }
  });
});
