import { officeFormatsFor } from './office-formats';

const DENVER = 'America/Denver';

afterEach(() => jest.useRealTimers());

it('omits the current year of the venue in a narrow column', () => {
  // 11 PM on December 31 in Denver, where the year is still 2026.
  jest.useFakeTimers({ now: new Date('2027-01-01T06:00:00.000Z') });
  const en = officeFormatsFor('en');
  const es = officeFormatsFor('es');
  expect(en.columnDay('2026-12-09T15:00:00.000Z', DENVER)).toBe('Wed, Dec 9');
  expect(es.columnDay('2026-12-09T15:00:00.000Z', DENVER)).toBe('9 de diciembre');
  expect(en.columnDay('2027-01-04T15:00:00.000Z', DENVER)).toBe('Mon, Jan 4, 2027');
  expect(es.columnDay('2027-01-04T15:00:00.000Z', DENVER)).toBe('4 de enero de 2027');
  expect(en.columnDay('never', DENVER)).toBe('never');
});
