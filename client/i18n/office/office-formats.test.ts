import { officeFormatsFor } from './office-formats';

const DENVER = 'America/Denver';

afterEach(() => jest.useRealTimers());

it('omits the current year of the venue in a narrow column', () => {
  // 11 PM on December 31 in Denver, where the year is still 2026.
  jest.useFakeTimers({ now: new Date('2027-01-01T06:00:00.000Z') });
  const en = officeFormatsFor('en');
  const es = officeFormatsFor('es');
  expect(en.columnDay('2026-12-09T15:00:00.000Z', DENVER)).toBe('Wed, Dec 9');
  expect(es.columnDay('2026-12-09T15:00:00.000Z', DENVER)).toBe('mié 9 de diciembre');
  expect(en.columnDay('2027-01-04T15:00:00.000Z', DENVER)).toBe('Mon, Jan 4, 2027');
  expect(es.columnDay('2027-01-04T15:00:00.000Z', DENVER)).toBe('lun 4 de enero de 2027');
  expect(en.columnDay('never', DENVER)).toBe('never');
});

it('names the weekday in both languages, in Spanish without a comma, before a month in full', () => {
  const start = '2026-12-09T15:00:00.000Z';
  const en = officeFormatsFor('en');
  const es = officeFormatsFor('es');
  expect(en.instant(start, DENVER)).toBe('Wed, Dec 9, 2026, 8:00\u00a0AM');
  expect(es.instant(start, DENVER)).toBe('mié 9 de diciembre de 2026, 8:00\u00a0a.m.');
  expect(en.day(start, DENVER)).toBe('Wed, Dec 9, 2026');
  expect(es.day(start, DENVER)).toBe('mié 9 de diciembre de 2026');
});
