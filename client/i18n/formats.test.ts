import { atTime, formatsFor } from './formats';

const en = formatsFor('en');
const es = formatsFor('es');
const plain = (text: string) => text.replace(/\s/gu, ' ');

it('formats whole dollars without cents and others with two digits', () => {
  expect(en.money(16500)).toBe('$165');
  expect(en.money(16550)).toBe('$165.50');
  expect(en.money(123456)).toBe('$1,234.56');
  expect(en.money(0)).toBe('$0');
  expect(es.money(16550)).toBe('$165.50');
});

it('formats times in 12-hour format without line breaks', () => {
  expect(en.time('08:00')).toBe('8:00\u00a0AM');
  expect(en.time('00:15')).toBe('12:15\u00a0AM');
  expect(en.time('12:30')).toBe('12:30\u00a0PM');
  expect(es.time('08:00')).toBe('8:00\u00a0a.m.');
  expect(es.time('16:05:00')).toBe('4:05\u00a0p.m.');
});

it('puts a time of day into a sentence', () => {
  expect(atTime('8:00 AM', 'en')).toBe('at 8:00 AM');
  expect(atTime('8:00 a.m.', 'es')).toBe('a las 8:00 a.m.');
  expect(atTime('1:00 p.m.', 'es')).toBe('a la 1:00 p.m.');
  expect(atTime('11:00 p.m.', 'es')).toBe('a las 11:00 p.m.');
});

it('formats a class day in the venue’s time, whatever the browser’s time zone', () => {
  // The time zone of the test run varies (TZ=Pacific/Auckland, TZ=UTC); the results must not.
  expect(en.weekday('2026-12-02')).toBe('Wednesday');
  expect(en.dayOfMonth('2026-12-02')).toBe('2');
  expect(en.month('2026-12-31')).toBe('December');
  expect(en.fullDate('2027-01-01')).toBe('Friday, January 1, 2027');
});

it('formats weekdays in full in Spanish, where mar is a day and a month', () => {
  expect(es.weekday('2026-12-02')).toBe('Miércoles');
  expect(es.shortDay('2026-12-08')).toBe('Martes 8 de diciembre');
  expect(en.shortDay('2026-12-08')).toBe('Tue, Dec 8');
  expect(es.month('2026-12-02')).toBe('diciembre');
  expect(es.monthAndYear('2026-12-02')).toBe('Diciembre de 2026');
  expect(es.longDay('2026-12-02')).toBe('miércoles 2 de diciembre');
});

it('formats an instant in the given time zone, also across clock changes', () => {
  expect(plain(en.instant('2026-03-06T14:00:00Z', 'America/Denver'))).toBe(
    'Friday, March 6, 2026 at 7:00 AM',
  );
  expect(plain(en.instant('2026-03-08T14:00:00Z', 'America/Denver'))).toBe(
    'Sunday, March 8, 2026 at 8:00 AM',
  );
  expect(plain(en.instant('2026-03-08T14:00:00Z', 'America/Phoenix'))).toBe(
    'Sunday, March 8, 2026 at 7:00 AM',
  );
  expect(plain(es.instant('2026-12-09T15:00:00Z', 'America/Denver'))).toBe(
    'miércoles 9 de diciembre de 2026 a las 8:00 a.m.',
  );
});

it('formats an instant in the near future without its year', () => {
  expect(plain(en.nearInstant('2026-11-26T15:00:00Z', 'America/Denver'))).toBe(
    'Thursday, November 26 at 8:00 AM',
  );
  expect(plain(es.nearInstant('2026-11-26T15:00:00Z', 'America/Denver'))).toBe(
    'jueves 26 de noviembre a las 8:00 a.m.',
  );
  expect(plain(es.nearInstant('2026-11-26T20:30:00Z', 'America/Denver'))).toBe(
    'jueves 26 de noviembre a la 1:30 p.m.',
  );
});

it('returns an invalid value unchanged instead of breaking the page', () => {
  expect(en.weekday('soon')).toBe('Soon');
  expect(en.time('noon')).toBe('noon');
  expect(en.instant('later', 'America/Denver')).toBe('later');
});
